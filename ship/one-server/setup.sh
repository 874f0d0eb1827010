#!/usr/bin/env bash
# Prepares a Debian 12 server for the release in /opt/duet/current (docs/operations.md, "One server"). Can be repeated, and
# must be after an upgrade. /etc/duet must have the settings that ship/new-site.ts writes.
set -euo pipefail
current=/opt/duet/current
node=$current/node
settings=/etc/duet
data=/var/lib/duet
backups=/var/lib/duet-backups

id duet >/dev/null 2>&1 || useradd --system --home-dir "$data" --shell /usr/sbin/nologin duet
install -d -o duet -g duet -m 750 "$data" "$data"/{public,public/uploads,previous-builds,edge}
chown root:duet "$settings"/*.env
chmod 750 "$settings" && chgrp duet "$settings"
chmod 640 "$settings"/*.env && chmod 600 "$settings"/{database,backup}.env
set -a
for file in database backup edge; do . "$settings/$file.env"; done
set +a

# The database, its roles, and continuous backups.
postgresql=/etc/postgresql/$(ls /etc/postgresql)/main/conf.d
install -d -m 755 "$backups"
install -d -o postgres -g postgres -m 750 "$backups"/{database,work}
install -d -o duet -g duet -m 750 "$backups/ledger"
"$node" "$current/backup/server.ts" settings >/etc/pgbackrest.conf
chown postgres:postgres /etc/pgbackrest.conf && chmod 600 /etc/pgbackrest.conf
"$node" "$current/backup/server.ts" postgres >"$postgresql/duet.conf.new"
if ! cmp -s "$postgresql/duet.conf.new" "$postgresql/duet.conf"; then
  mv "$postgresql/duet.conf.new" "$postgresql/duet.conf"
  systemctl restart postgresql
fi
rm -f "$postgresql/duet.conf.new"
until runuser -u postgres -- psql -qc 'select 1' >/dev/null 2>&1; do sleep 0.2; done
# Through standard input, so that no other user sees the passwords in the list of processes.
{
  for role in cms web enquiries; do
    name="${role}_password"
    printf "\\\\set %s '%s'\n" "$name" "${!name}"
  done
  cat "$current/database/roles.sql"
} | runuser -u postgres -- psql -q
"$node" "$current/backup/server.ts" prepare

# The edge and TLS. Until certbot has brought a certificate, HAProxy uses one that no browser accepts.
WEB=127.0.0.1:3000,127.0.0.1:3001 CMS=127.0.0.1:1337 "$node" "$current/edge/write-settings.ts" >"$settings/settings.vcl"
EDGE=127.0.0.1:8080 HTTPS='*:443' HTTP='*:80' ACME=127.0.0.1:8888 CMS=127.0.0.1:1337 CERTIFICATE=$settings/certificate/site.crt \
  "$node" "$current/edge/write-haproxy.ts" >"$settings/haproxy.cfg"
install -d -o root -g duet -m 750 "$settings/certificate"
[ -e "$settings/certificate/site.crt" ] ||
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc -days 30 -subj "/CN=$HOSTS" \
    -keyout "$settings/certificate/site.key" -out "$settings/certificate/site.crt" 2>/dev/null
chown root:duet "$settings"/{settings.vcl,haproxy.cfg} "$settings"/certificate/*
chmod 640 "$settings"/{settings.vcl,haproxy.cfg} "$settings"/certificate/*

cp "$current/ship/one-server/units/"* /etc/systemd/system/
ln -sf "$current/ship/one-server/backup.sh" /usr/local/sbin/duet-backup
systemctl daemon-reload
# It answers certbot's challenge before there is anything to see.
systemctl enable --quiet --now duet-tls
echo 'The server is prepared.'
