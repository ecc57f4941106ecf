language-name = Français

## Pages

title = Minefield
description = Minefield, un jeu de connexion de Mark Steere : jouez contre l’ordinateur ou à deux.
skip-link = Aller au contenu
nav = Site
help = Aide
dark = Couleurs sombres
close = Fermer
to-start = Vers la page d’accueil
new-game = Nouvelle partie
black = Noir
white = Blanc
random = Au hasard
cancel = Annuler

welcome = Reliez vos bords. Gare aux coins.
welcome-text = Noir relie le haut et le bas, Blanc la gauche et la droite. Personne ne doit laisser une figure interdite sur le plateau : voilà le champ de mines.
recent = Parties récentes
recent-none = Vos parties sont conservées ici.
remove = Supprimer
remove-game = Supprimer cette partie : { $game }
form-size = Plateau
form-size-label = Points par bord, de 1 à 32
form-rules = Règles
rules-own = Mon fichier
rule-file = Vos règles : un nom, puis chaque figure interdite en image
choose-file = Choisir un fichier
form-color = Vous jouez
form-opponent = Adversaire
form-seconds = Secondes par coup à pleine force, de 1 à 60
form-clock = Pendule
form-clock-text = Pour deux personnes. Sans minutes, il n’y a pas de pendule.
form-minutes = Minutes chacun
form-increment = Secondes ajoutées par coup
form-start = Commencer la partie
form-import = Ouvrir une partie
import-help = Collez une partie, une position ou un lien, ou déposez un fichier sur cette page. Les formats de Minefield et d’Abstract Play sont reconnus.
import-button = Ouvrir
import-notes = À propos de la partie lue
form-move = Saisir un coup
form-play = Jouer
form-play-on = Continuer à partir d’ici
play-on-text = Cela crée une partie à vous ; le lien reste tel quel.

about-game = { $rules }, { $size } × { $size }
board-label = Plateau, { $size } sur { $size }, { $rules }
clock-black = Temps de Noir
clock-white = Temps de Blanc
undo = Défaire
redo = Refaire
resign = Abandonner
resign-question = Terminer la partie ici ?
resign-black = Noir abandonne
resign-white = Blanc abandonne
keep-playing = Continuer
show = Sur le plateau
choose-marks = Interdits pour le camp au trait
choose-others = Interdits pour l’autre camp
choose-confirm = Confirmer chaque coup : choisir le point deux fois
engine-to-browser = Prendre ce navigateur
engine-to-server = Prendre le serveur
engine-plain = Dans un navigateur sans scripts, seul le moteur du serveur peut jouer.
engine-missing = Ce programme a été construit sans moteur pour navigateurs.
swap-plain = Au lieu de poser, Blanc peut prendre Noir et sa première pierre. La pierre reste ; l’autre devient Blanc et joue ensuite.
swap-button = Échanger : prendre Noir
again = Une autre partie
retry = Réessayer
to-game = Revenir à la partie
reason-more = Plusieurs figures : choisissez encore ce point pour voir la suivante.
moves = Coups
moves-none = Aucune pierre encore. Noir commence.
step-first = Au début
step-previous = Un coup en arrière
step-next = Un coup en avant
step-last = Au dernier coup
share = Partager
copy-link = Copier le lien
link = Lien vers cette partie
export = Télécharger

help-title = Comment jouer
help-goal = Les bords du haut et du bas sont à Noir, ceux de gauche et de droite à Blanc. Le premier qui relie ses deux bords par des pierres voisines le long des lignes a gagné. Un contact en diagonale ne relie pas.
help-turns = Noir commence. À tour de rôle, chacun pose une pierre sur un point vide. Les pierres ne bougent pas et ne sont jamais prises.
help-swap = Après la première pierre de Noir, Blanc peut échanger au lieu de poser : il prend Noir avec cette pierre, et l’autre joue désormais Blanc et a le trait.
help-figures = Figures interdites
help-figures-text = Aucune pierre ne doit compléter une de ces figures, tournée, reflétée ou en couleurs inversées. Les points cerclés sont vides.
help-in-all = dans les trois règles
help-cartwheel = Cartwheel ; ici un bord compte comme des pierres de sa couleur
help-skip = Qui n’a plus de point où poser passe son tour. Un des deux camps peut toujours poser : il n’y a jamais de nulle.
help-board = Le plateau
help-marks = Une croix marque un point interdit au camp au trait ; pointez-le pour voir la figure. Les anneaux font de même pour l’autre camp, si on les affiche.
key-arrows = se déplacer sur le plateau
key-ends = au bout de la rangée ou de la colonne
key-enter = poser une pierre, ou voir pourquoi non
key-typed = saisir un coup
key-swap = échanger, quand c’est proposé
key-undo = défaire le coup (Ctrl+Z aussi)
key-escape = ranger ce qui est demandé ou montré
key-help = cette page

## Filled in by scripts; a value is written as it is, so no selectors here.

js-black = Noir
js-white = Blanc
js-swap = échange
js-point-empty = { $point }, vide
js-point-black = { $point }, pierre noire
js-point-white = { $point }, pierre blanche
js-point-last = la dernière posée
js-point-path = sur le chemin gagnant
js-point-forbidden-black = { $point }, interdit à Noir. { $text }
js-point-forbidden-white = { $point }, interdit à Blanc. { $text }
js-point-closed-black = { $point }, vide, interdit à Noir
js-point-closed-white = { $point }, vide, interdit à Blanc
js-said-black = Noir : { $point }.
js-said-white = Blanc : { $point }.
js-said-swap = Blanc a échangé : les joueurs changent de couleur, la pierre reste.
js-taken-back = Coup défait.
js-skipped-short-black = Noir passe
js-skipped-short-white = Blanc passe
js-swap-offer = Au lieu de poser, Blanc peut prendre Noir et la pierre en { $point }. La pierre reste ; l’autre devient Blanc et joue ensuite.
js-decided-black = Les pierres de Noir traversent déjà le plateau en comptant les diagonales : Blanc ne peut plus se relier.
js-decided-white = Les pierres de Blanc traversent déjà le plateau en comptant les diagonales : Noir ne peut plus se relier.
js-confirm = Poser en { $point }
js-looking-back = Position après le coup { $number }.
js-taken = Il y a déjà une pierre en { $point }.
js-no-such-point = « { $text } » n’est pas un point de ce plateau : a1 à { $point }.
js-lost = Le programme ne répond pas. Votre partie est en sûreté ; cette page réessaie.
js-lost-move = Le programme ne répond pas, le coup n’est donc pas parti. Il sera envoyé dès son retour.
js-engine-fails = Le moteur ne fonctionne pas dans ce navigateur ({ $reason }) ; celui du serveur continue.
js-engine-lost = Le moteur de ce navigateur s’est arrêté ({ $reason }) ; celui du serveur continue.
js-copied = Lien copié.
js-copy-by-hand = Copiez le lien depuis ce champ.
js-rules-good = { $name } : compris.
js-rules-line = Ligne { $line } : { $text }
js-reading = Lecture…
js-too-large = Ce fichier est trop grand : 1 Mio au plus.

## Said by the server: figures, the state of a game, refusals.
## Colours arrive as black or white.

figure-hard-corner = coin dur
    .a = un coin dur
figure-switch = aiguillage
    .a = un aiguillage
figure-long-switch = long aiguillage
    .a = un long aiguillage
figure-pinwheel = moulinet
    .a = un moulinet
figure-cartwheel = grande roue
    .a = une grande roue
# A figure of somebody's own rule set; it has no message.
figure-own = la figure « { $name } »

list-two = { $first } et { $last }
list-more = { $first }, { $rest }
edge = { $color ->
    [black] le bord de Noir
   *[white] le bord de Blanc
}

forbidden = { $point } est interdit à { $color ->
    [black] Noir
   *[white] Blanc
} : cela ferait { $figure } avec { $spots }.
forbidden-alone = { $point } est interdit à { $color ->
    [black] Noir
   *[white] Blanc
} : cela ferait { $figure }.
illegal-off-board = { $point } n’est pas sur ce plateau de { $size } × { $size }.
illegal-occupied = { $point } est pris : il y a une pierre { $color ->
    [black] noire
   *[white] blanche
}.
illegal-over = La partie est finie.
illegal-no-swap = L’échange n’est possible qu’au premier tour de Blanc.
refused-not-yours = C’est à l’ordinateur de jouer.
refused-no-undo = Il n’y a rien à défaire.
refused-no-redo = Il n’y a rien à refaire.
refused-color = Cette couleur est celle de l’ordinateur.
refused-not-browsers = Ce n’est pas à un ordinateur qui réfléchit dans ce navigateur de jouer.
refused-no-computer = Aucun ordinateur ne joue dans cette partie.

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
}. Défaites un coup ou commencez une autre partie.
state-swap = Blanc peut échanger les couleurs au lieu de poser une pierre.
state-skipped = { $color ->
    [black] Noir
   *[white] Blanc
} n’a aucun point où poser et passe son tour.
outcome-connection = { $winner ->
    [black] Noir gagne : ses pierres relient le haut et le bas.
   *[white] Blanc gagne : ses pierres relient la gauche et la droite.
}
outcome-resignation = { $winner ->
    [black] Noir gagne : Blanc a abandonné.
   *[white] Blanc gagne : Noir a abandonné.
}
outcome-time = { $winner ->
    [black] Noir gagne : Blanc n’a plus de temps.
   *[white] Blanc gagne : Noir n’a plus de temps.
}
outcome-abandoned = { $winner ->
    [black] Noir gagne : Blanc a quitté la partie.
   *[white] Blanc gagne : Noir a quitté la partie.
}
outcome-span = { $winner ->
    [black] Noir gagne : la partie notée s’arrête sur une traversée en diagonale.
   *[white] Blanc gagne : la partie notée s’arrête sur une traversée en diagonale.
}
outcome-stall = Partie nulle : aucun camp ne peut poser de pierre.
outcome-draw = Partie nulle d’un commun accord.
outcome-both-left = Les deux joueurs ont quitté la partie ; personne ne gagne.

player-you = Vous
player-first = Premier joueur
player-second = Second joueur
player-computer = Ordinateur, niveau { $level }
player-computer-seconds = { $seconds ->
    [one] Ordinateur, 1 seconde par coup
   *[other] Ordinateur, { $seconds } secondes par coup
}
player-computer-visits = { $visits ->
    [one] Ordinateur, 1 visite par coup
   *[other] Ordinateur, { $visits } visites par coup
}
player-computer-limits = Ordinateur, { $seconds } s ou { $visits } visites par coup
engine-at-browser = L’ordinateur réfléchit dans ce navigateur.
engine-at-server = L’ordinateur réfléchit sur le serveur.
opponent-person = Une personne sur cet appareil
opponent-computer = Ordinateur, niveau { $level }
opponent-custom = Ordinateur, à pleine force
game-title = { $rules }, { $size } × { $size }
export-line = Une ligne
export-text = Texte
export-abstract-play = Abstract Play
export-svg = Image (SVG)
export-diagram = Diagramme

import-nothing = Il n’y a rien à lire : collez une partie ou choisissez un fichier.
import-fault = Le coup { $ply } ({ $move }) ne peut pas être joué : { $reason } La partie est montrée jusque-là.

notice-memory = Les parties ne sont gardées qu’en mémoire et finissent avec ce programme.
notice-home = Les parties ne peuvent pas être conservées : { $reason } Elles ne vivent qu’en mémoire et finissent avec ce programme.

error-page = Cette page n’existe pas.
error-game = Cette partie n’existe pas.
error-method = Cette adresse ne répond pas à de telles demandes.
error-too-large = C’est trop grand ; { $bytes } octets au plus.
error-host = Cette adresse n’est pas servie. Utilisez celle que le programme a affichée en démarrant.
error-origin = La demande venait d’un autre site et a été refusée.
error-internal = Une erreur s’est produite dans le programme. Aucune partie n’a été changée.
error-store = La partie n’a pas pu être lue ou enregistrée : { $reason }
error-request = La demande n’est pas comprise : { $reason }
error-no-size = Il faut une taille de plateau : de 1 à 32.
error-size = { $size } n’est pas une taille de plateau : de 1 à 32.
error-rules = Il n’y a pas de règles « { $name } » ; on connaît minefield, pinwheel et cartwheel.
error-rule-file = Ces règles ne peuvent pas servir. Ligne { $line } : { $reason }
error-line = Ce n’est ni une partie ni une position : { $reason }
error-import = Cette partie ne peut pas être lue : { $reason }
error-export = La partie ne peut pas être écrite sous cette forme : { $reason }
error-format = Il n’y a pas de forme « { $name } ».
error-opponent = L’adversaire est une personne, ou l’ordinateur, de niveau 1 à 10 ou à pleine force.
error-limits = À pleine force, l’ordinateur prend de 1 à { $seconds } secondes par coup, ou de 1 à { $visits } visites.
error-color = La couleur est noir, blanc ou au hasard.
error-engine = L’ordinateur réfléchit sur le serveur (« server ») ou dans le navigateur (« browser »).
error-clock = Une pendule a de 1 à 600 minutes et de 0 à 600 secondes par coup.
error-point = « { $text } » n’est pas un coup : écrivez un point comme e5, ou swap.
error-stale = La partie a avancé entre-temps ; rien n’a été fait. Voici où elle en est.

## Dit par le serveur : ce qui ne va pas dans un fichier de règles, une ligne, une partie. { $text } en est cité.

fault-too-long = Il y a { $bytes } octets ; { $most } au plus.
fault-not-utf8 = L’octet { $column } de la ligne n’est pas du texte UTF-8.
fault-no-name = Il manque une ligne « name: … ».
fault-second-name = Un second « name: » ; un fichier contient une seule règle.
fault-before-name = La première ligne doit être « name: … ».
fault-not-understood = « { $text } » n’est pas compris ; « figure: … » était attendu.
fault-mark = « { $text } » n’est pas une marque d’image ; les marques sont X O . ?
fault-late-edges = « edges count as stones » figure une seule fois, avant l’image.
fault-nameless-figure = La figure n’a pas de nom ; écrivez « figure: hard corner ».
fault-broken-picture = Une ligne vide dans une image ; commencez chaque figure par « figure: … ».
fault-no-picture = La figure n’a pas d’image : dessinez-la en rangées de X, O, . et ?
fault-too-tall = La figure a { $rows } rangées ; { $most } au plus.
fault-too-wide = La rangée { $row } de la figure a { $width } cases ; { $most } au plus.
fault-ragged = La rangée { $row } de la figure a { $width } cases, la première { $first }.
fault-no-stone = La figure n’a pas de pierre : aucune pose ne pourrait la compléter.
fault-no-figures = La règle n’a pas de figure.
fault-many-figures = La règle a { $count } figures ; { $most } au plus.
fault-word-mark = « { $text } » n’est pas une marque ; les marques sont x o e (vide) a (n’importe quoi).
fault-name = « { $text } » n’est pas un nom : lettres sans accent, chiffres et espaces simples, { $most } au plus.
fault-no-line = « { $text } » ne commence ni une position (mfp1-…) ni une partie (mfg1-…).
fault-game = C’est une partie ; une position était attendue.
fault-position = C’est une position ; une partie était attendue.
fault-newer = « { $text } » a été écrit par une version plus récente de ce programme.
fault-fields = Il y a { $count } éléments ; une position en a 5, une partie 4 ou 6.
fault-size = La taille « { $text } » n’est pas un nombre.
fault-turn = Le trait « { $text } » n’est ni b ni w.
fault-rows = Il y a { $rows } rangées pour un plateau de taille { $size }.
fault-row = La rangée { $row } depuis le haut n’en est pas une de ce plateau : écrivez 9 ou 4B2W1.
fault-move = Coup { $number } : { $reason }
fault-setup-figure = Le plateau contient cette figure : { $figure }, { $points }.
fault-crosscut = Le plateau contient un croisement : { $points }.
fault-no-record = « { $text } » ne commence aucune des formes connues.
fault-other-game = C’est une partie de « { $name } », pas de Minefield.
fault-not-square = « { $text } » désigne un plateau qui n’est pas carré.
fault-line = Ligne { $line } : { $reason }
fault-no-text = Ce n’est pas du texte UTF-8.
fault-no-board = Aucun plateau n’est dessiné.
fault-drawn-row = Il y a { $points } points dans cette rangée d’un plateau de { $rows } rangées.
fault-drawn-point = « { $text } » n’est pas un point ; les points sont B, W et le point final.
fault-drawn-size = Le plateau a plus de { $most } rangées.
fault-export-rules = Cette forme connaît minefield, pinwheel et cartwheel, pas la règle « { $name } ».
fault-export-arrangement = Cette forme ne peut pas tenir une partie qui commence avec des pierres sur le plateau.
