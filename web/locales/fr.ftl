language-name = Français
title = Minefield

form-size = Taille
form-rules = Règles
form-opponent = Adversaire
form-start = Commencer
form-import = Lire une partie
form-move = Coup
form-play = Jouer
form-play-on = Continuer à partir d’ici

## Dit par le serveur : figures, état d’une partie, refus.
## Les couleurs arrivent sous la forme black ou white.

figure-hard-corner = coin dur
    .a = un coin dur
figure-switch = aiguillage
    .a = un aiguillage
figure-long-switch = aiguillage long
    .a = un aiguillage long
figure-pinwheel = moulinet
    .a = un moulinet
figure-cartwheel = roue
    .a = une roue
figure-own = la figure « { $name } »

list-two = { $first } et { $last }
list-more = { $first }, { $rest }
edge = { $color ->
    [black] le bord de Noir
   *[white] le bord de Blanc
}

forbidden = { $point } est interdit à { $color ->
    [black] Noir
   *[white] Blanc
} : cela ferait { $figure } avec { $spots }.
forbidden-alone = { $point } est interdit à { $color ->
    [black] Noir
   *[white] Blanc
} : cela ferait { $figure }.
illegal-off-board = { $point } n’est pas sur ce plateau { $size }×{ $size }.
illegal-occupied = { $point } est occupé par une pierre { $color ->
    [black] noire
   *[white] blanche
}.
illegal-over = La partie est finie.
illegal-no-swap = On ne peut échanger qu’au premier tour de Blanc.
refused-not-yours = C’est à l’ordinateur de jouer.
refused-no-undo = Il n’y a rien à reprendre.
refused-no-redo = Il n’y a rien à refaire.
refused-color = Cette couleur est celle de l’ordinateur.

state-turn = C’est à { $color ->
    [black] Noir
   *[white] Blanc
} de jouer.
state-thinking = L’ordinateur réfléchit pour { $color ->
    [black] Noir
   *[white] Blanc
}.
state-stuck = L’ordinateur n’a pas pu jouer pour { $color ->
    [black] Noir
   *[white] Blanc
}. Reprenez un coup ou commencez une autre partie.
state-swap = Blanc peut échanger les couleurs au lieu de poser une pierre.
state-skipped = { $color ->
    [black] Noir
   *[white] Blanc
} n’a aucun point permis et passe son tour.
outcome-connection = { $winner ->
    [black] Noir gagne : ses pierres relient le haut et le bas.
   *[white] Blanc gagne : ses pierres relient la gauche et la droite.
}
outcome-resignation = { $winner ->
    [black] Noir gagne : Blanc a abandonné.
   *[white] Blanc gagne : Noir a abandonné.
}
outcome-time = { $winner ->
    [black] Noir gagne : Blanc a épuisé son temps.
   *[white] Blanc gagne : Noir a épuisé son temps.
}
outcome-abandoned = { $winner ->
    [black] Noir gagne : Blanc a quitté la partie.
   *[white] Blanc gagne : Noir a quitté la partie.
}
outcome-span = { $winner ->
    [black] Noir gagne : la partie fut arrêtée sur une liaison diagonale.
   *[white] Blanc gagne : la partie fut arrêtée sur une liaison diagonale.
}
outcome-stall = Partie nulle : personne ne peut plus poser de pierre.
outcome-draw = Partie nulle par accord.

player-person = Personne
player-computer = Ordinateur, niveau { $level }
opponent-person = Une personne sur cet appareil
opponent-computer = Ordinateur, niveau { $level }
game-title = { $rules }, { $size }×{ $size }
export-line = Une ligne
export-text = Texte
export-abstract-play = Abstract Play
export-svg = Image (SVG)
export-diagram = Diagramme

import-nothing = Il n’y a rien à lire : collez une partie ou choisissez un fichier.
import-fault = Le coup { $ply } ({ $move }) ne peut pas être joué : { $reason } La partie est montrée jusque-là.

notice-memory = Les parties restent en mémoire et disparaissent avec ce programme.
notice-home = Les parties ne peuvent pas être gardées : { $reason } Elles restent en mémoire et disparaissent avec ce programme.

error-page = Cette page n’existe pas.
error-game = Cette partie n’existe pas.
error-method = Cette adresse ne répond pas à ce genre de demande.
error-too-large = C’est trop grand : { $bytes } octets au plus.
error-host = Cette adresse n’est pas servie. Utilisez celle que le programme a affichée à son lancement.
error-origin = La demande venait d’un autre site et a été refusée.
error-internal = Quelque chose a échoué dans le programme. Aucune partie n’a changé.
error-store = La partie n’a pas pu être lue ou gardée : { $reason }
error-request = La demande n’est pas comprise : { $reason }
error-size = { $size } n’est pas une taille de plateau : de 1 à 32.
error-rules = La règle « { $name } » n’existe pas ; connues : minefield, pinwheel et cartwheel.
error-rule-file = Ce fichier de règles est inutilisable. Ligne { $line } : { $reason }
error-line = Ce n’est ni une partie ni une position : { $reason }
error-import = La partie ne peut pas être lue : { $reason }
error-export = La partie ne peut pas être écrite sous cette forme : { $reason }
error-format = La forme « { $name } » n’existe pas.
error-opponent = L’adversaire est une personne ou l’ordinateur, du niveau 1 à 10.
error-color = La couleur est black, white ou random.
error-clock = Une pendule a de 1 à 600 minutes et de 0 à 600 secondes par coup.
error-point = « { $text } » n’est pas un coup : écrivez un point comme e5, ou swap.
error-stale = La partie a avancé entre-temps ; rien n’a été fait. Voici où elle en est.
