#!/bin/sh
# Installs this folder of the product as a service, as root on a Debian or another Linux with systemd and Node 22.18 or newer:
#
#   npm ci && npx vite build && npm prune --omit=dev      # here, or on a machine of the same kind that has a network
#   sh deploy/systemd/install.sh
#
# Run again, it puts the new version in the old one's place. DESTDIR=/somewhere only lays the files out there.
set -eu
cd "$(dirname "$0")/../.."
root="${DESTDIR:-}"
home="$root/opt/product-architect"

for needed in node_modules dist; do
  [ -d "$needed" ] || { echo "There is no $needed; run 'npm ci && npx vite build && npm prune --omit=dev' first." >&2; exit 1; }
done
node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 18) ? 0 : 1)' ||
  { echo "Node 22.18 or newer is needed; install it and try again." >&2; exit 1; }

mkdir -p "$root/opt" "$root/etc/systemd/system" "$root/usr/lib/sysusers.d"
rm -rf "$home.new"
mkdir -p "$home.new/scripts" "$home.new/src" "$home.new/supabase"
cp -R package.json node_modules dist docs deploy "$home.new/"
cp scripts/move-files.ts "$home.new/scripts/"
cp -R src/domain src/data src/server "$home.new/src/"
cp -R supabase/migrations "$home.new/supabase/"
chmod -R go-w,a+rX "$home.new"
rm -rf "$home.old"
[ ! -e "$home" ] || mv "$home" "$home.old"
mv "$home.new" "$home"
rm -rf "$home.old"

install -m 0644 deploy/systemd/product-architect.sysusers "$root/usr/lib/sysusers.d/product-architect.conf"
install -m 0644 deploy/systemd/product-architect.service "$root/etc/systemd/system/product-architect.service"
if [ ! -e "$root/etc/product-architect.env" ]; then
  install -m 0600 deploy/systemd/product-architect.env.example "$root/etc/product-architect.env"
fi
[ -z "$root" ] || exit 0

systemd-sysusers product-architect.conf
systemctl daemon-reload
systemctl enable product-architect
systemctl restart product-architect
echo "Installed. Set SITE_URL in /etc/product-architect.env, then: systemctl restart product-architect"
