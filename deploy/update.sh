#!/bin/sh
# A version on this machine, then each instance in turn: sudo deploy/update.sh GIT-REPOSITORY TAG
set -eu
repository=$1
version=$2
release=/opt/salero/releases/$version

if [ ! -d "$release" ]; then
  git clone --quiet --depth 1 --branch "$version" "$repository" "$release.part"
  cd "$release.part"
  npm ci --no-audit --no-fund
  # The pages hold the site's name and its legal notice.
  set -a
  . /etc/salero/salero.env
  set +a
  TRUSTED_PROXIES=1 npm run build
  npm prune --omit=dev --no-save --no-audit --no-fund
  mv "$release.part" "$release"
fi
cd "$release"
# First the code, for pages of the new version whose parts are asked of an old instance.
node_modules/node/bin/node scripts/publish-assets.ts /var/www/salero
before=$(readlink /opt/salero/current)
ln -sfn "$release" /opt/salero/current.next
mv -T /opt/salero/current.next /opt/salero/current

for instance in 1 2; do
  systemctl restart "salero@$instance"
  for try in $(seq 60); do
    curl -fsS -o /dev/null "http://127.0.0.1:300$instance/readyz" 2>/dev/null && break
    [ "$try" = 60 ] && {
      echo "salero@$instance is not ready, the other one serves the version before: journalctl -u salero@$instance"
      echo "Back: ln -sfn $before /opt/salero/current && systemctl restart salero@$instance"
      exit 1
    }
    sleep 1
  done
done
echo "$version is up"
