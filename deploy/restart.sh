#!/bin/sh
# As root: every instance that is enabled, also one that was added to salero@1 and salero@2, one after the other.
set -eu
for unit in /etc/systemd/system/multi-user.target.wants/salero@*.service; do
  instance=${unit##*@}
  instance=${instance%.service}
  systemctl restart "salero@$instance"
  for try in $(seq 60); do
    curl -fsS -o /dev/null "http://127.0.0.1:300$instance/readyz" 2>/dev/null && break
    [ "$try" = 60 ] && {
      echo "salero@$instance is not ready, the others go on as before: journalctl -u salero@$instance"
      exit 1
    }
    sleep 1
  done
  # Until the proxy has seen it, too: it looks once a second and waits two for an answer.
  sleep 3
done
