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
