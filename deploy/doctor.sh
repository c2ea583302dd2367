#!/bin/sh
# The doctor, asking as the service does: its user, its settings and, where there is a list of where it may connect, its resolver.
set -eu
cd /opt/salero/current
set -a
. /etc/salero/salero.env
set +a
exec unshare --mount sh -c '
  own=/run/salero-outgoing/resolv.conf
  [ ! -e $own ] || mount --bind $own /etc/resolv.conf
  exec setpriv --reuid salero --regid salero --clear-groups node_modules/node/bin/node scripts/doctor.ts'
