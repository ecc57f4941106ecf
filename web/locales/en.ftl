language-name = English
title = Minefield

form-size = Size
form-rules = Rules
form-opponent = Opponent
form-start = Start
form-import = Read a game
form-move = Move
form-play = Play
form-play-on = Play on from here
