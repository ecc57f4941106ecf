#!/bin/sh
# A GTP program that misbehaves as its first argument says.

say() { printf '= %s\n\n' "$1"; }

case $1 in
  leaves) exit 1 ;;
  mute) exec sleep 1000 ;;
  chats) echo "Welcome to the peer!" ;;
esac

while read -r command rest; do
  case $command in
    list_commands) say "list_commands
genmove" ;;
    boardsize) [ "$1" = small ] && printf '? unacceptable size\n\n' || say ;;
    play)
      taken=${rest#* }
      [ "$1" = deaf ] && printf '? syntax error\n\n' || say ;;
    genmove)
      case $1 in
        hangs) sleep 1000 & echo $! >"$2"; wait ;;
        dies) echo "no more" >&2; exit 3 ;;
        repeats) say "$taken" ;;
        off) say z26 ;;
        swaps) say swap-pieces ;;
        passes) say pass ;;
        resigns) say Resign ;;
        refuses) printf '? cannot think\n\n' ;;
        babbles) while echo "is this an answer?"; do :; done ;;
        blanks) while echo; do :; done ;;
        shouts) while printf 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'; do :; done ;;
        binary) printf '\377\376\n\n' ;;
      esac ;;
    quit) say; exit 0 ;;
    *) say ;;
  esac
done
