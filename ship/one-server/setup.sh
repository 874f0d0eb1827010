#!/usr/bin/env bash
# Prepares a Debian 12 server for a release that was unpacked to /opt/duet/releases/… (docs/operations.md, "One server"). Can
# be repeated. /etc/duet must have the settings that ship/new-site.ts writes.
#
#   ship/one-server/setup.sh https://www.example.com
set -euo pipefail
origin=$1
current=/opt/duet/current
settings=/etc/duet
data=/var/lib/duet

id duet >/dev/null 2>&1 || useradd --system --home-dir "$data" --shell /usr/sbin/nologin duet
install -d -o duet -g duet -m 750 "$data" "$data"/{public,public/uploads,previous-builds,edge}
chown -R root:duet "$settings" && chmod 750 "$settings"

# The database, its roles, and continuous backups.
set -a; . "$settings/database.env"; . "$settings/backup.env"; . "$settings/edge.env"; set +a
version=$(ls /etc/postgresql)
install -d -m 755 /var/lib/duet-backups
install -d -o postgres -g postgres -m 750 /var/lib/duet-backups/{database,work}
install -d -o duet -g duet -m 750 /var/lib/duet-backups/ledger
"$current/node" "$current/backup/server.ts" settings >/etc/pgbackrest.conf
chown postgres:postgres /etc/pgbackrest.conf && chmod 600 /etc/pgbackrest.conf
"$current/node" "$current/backup/server.ts" postgres >"/etc/postgresql/$version/main/conf.d/duet.conf"
systemctl restart postgresql
until runuser -u postgres -- psql -qc 'select 1' >/dev/null 2>&1; do sleep 0.2; done
# Through standard input, so that no other user sees the passwords in the list of processes.
{
  for role in cms web enquiries; do
    name="${role}_password"
    printf "\\\\set %s '%s'\n" "$name" "${!name}"
  done
  cat "$current/database/roles.sql"
} | runuser -u postgres -- psql -q
"$current/node" "$current/backup/server.ts" prepare

# The edge and TLS.
host=${origin#https://}
HOSTS=$host WEB=127.0.0.1:3000,127.0.0.1:3001 CMS=127.0.0.1:1337 "$current/node" "$current/edge/write-settings.ts" >"$settings/settings.vcl"
PUBLIC_URL=$origin EDGE=127.0.0.1:8780 HTTPS='*:443' HTTP='*:80' ACME=127.0.0.1:8888 CERTIFICATE=$settings/certificate/site.crt \
  "$current/node" "$current/edge/write-haproxy.ts" >"$settings/haproxy.cfg"
chown root:duet "$settings/settings.vcl" "$settings/haproxy.cfg"
chmod 640 "$settings"/*.env "$settings/settings.vcl" "$settings/haproxy.cfg"
chmod 600 "$settings/database.env" "$settings/backup.env"

cp "$current/ship/one-server/units/"* /etc/systemd/system/
systemctl daemon-reload
