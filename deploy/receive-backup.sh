#!/bin/sh
# On the machine that keeps the copies, all that the key of the site's machine may do: takes in one new file. What is there stays as it is,
# whoever has that key, until it is as old as the privacy page promises, by the clock of this machine. Runs in the account's home.
set -eu
# NAME LENGTH: a line that breaks is to a reader the end.
name=${SSH_ORIGINAL_COMMAND% *}
length=${SSH_ORIGINAL_COMMAND##* }
case $name in
  *[!0-9A-Za-z.-]* | *..*) name= ;;
  salero-20*Z.jsonl.gz.age | erased-20*Z.log.age) ;;
  *) name= ;;
esac
case $length in
  '' | *[!0-9]*) name= ;;
esac
[ -n "$name" ] || {
  echo 'not the name and the length of a copy' >&2
  exit 1
}
# Run once a day: what would be too old at the next run goes now, and so does what an interrupted run left.
find . -maxdepth 1 -type f '(' '(' -name 'salero-*.age' -o -name 'erased-*.age' ')' -mmin +42480 \
  -o -name '.receiving.*' -mmin +60 ')' -delete
umask 077
part=$(mktemp .receiving.XXXXXX)
trap 'rm -f "$part"' EXIT
cat > "$part"
[ "$(stat -c %s "$part")" -eq "$length" ] || {
  echo 'not all of it has come' >&2
  exit 1
}
# Unlike mv, never in the place of another.
ln "$part" "$name"
