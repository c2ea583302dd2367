#!/bin/sh
# A version on this machine, then each instance in turn: sudo deploy/update.sh GIT-REPOSITORY TAG
# A version that is there already is built no second time: so an older one comes back. Cut short, run it again.
set -eu
repository=$1
version=$2
releases=/opt/salero/releases
release=$releases/$version
# The last version that came up: after an update that failed it is not the current one.
up=/opt/salero/up
[ -L "$up" ] || ln -s "$(readlink /opt/salero/current)" "$up"
before=$(readlink "$up")
kept=3

set -a
. /etc/salero/salero.env
set +a
if [ ! -d "$release" ]; then
  rm -rf "$release.part"
  git -c advice.detachedHead=false clone --quiet --depth 1 --branch "$version" "$repository" "$release.part"
  cd "$release.part"
  npm ci --no-audit --no-fund
  npm run build
  npm prune --omit=dev --no-save --no-audit --no-fund
  mv "$release.part" "$release"
fi
cd "$release"
touch .
# The pages hold the site's name and its legal notice, which may have changed since they were built.
node_modules/node/bin/node scripts/build.ts --if-stale
# First the code, for pages of the new version whose parts are asked of an old instance.
node_modules/node/bin/node scripts/publish-assets.ts /var/www/salero

# What this version brings for the machine takes the place of what another one brought, also one that failed; what you have changed stays.
brought() {
  for other in "$releases"/*/; do cmp -s "$other$1" "$2" && return; done
  return 1
}
adopt() {
  cmp -s "$1" "$2" && return 1
  if [ -e "$2" ] && ! brought "$1" "$2"; then
    echo "$2 is not as any version here brought it and stays: compare it with $release/$1"
    return 1
  else
    cp "$1" "$2"
    echo "$2 is of $version now"
  fi
}
for unit in deploy/systemd/*; do adopt "$unit" "/etc/systemd/system/${unit##*/}" || true; done
[ ! -e /etc/systemd/system/salero-outgoing.service ] ||
  adopt deploy/outgoing/salero-outgoing.service /etc/systemd/system/salero-outgoing.service || true

ln -sfn "$release" /opt/salero/current.next
mv -T /opt/salero/current.next /opt/salero/current
systemctl daemon-reload
systemctl try-restart salero-backup.timer
[ ! -e /etc/systemd/system/salero-outgoing.service ] || systemctl try-restart salero-outgoing

deploy/restart.sh || {
  echo "Back: $before/deploy/update.sh $repository ${before##*/}"
  exit 1
}
# Once both instances answer what the new proxy asks them, and only then: of the calls under way a reload may break one.
if [ -e /etc/caddy/Caddyfile ] && adopt deploy/Caddyfile /etc/caddy/Caddyfile; then
  systemctl reload caddy || systemctl restart caddy
fi
ln -sfn "$release" "$up"
ls -1dt "$releases"/*/ | grep -Fvx -e "$release/" -e "$before/" | tail -n +$((kept - 1)) | xargs -r rm -rf
echo "$version is up"
