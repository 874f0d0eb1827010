#!/usr/bin/env bash
# Prepares a Debian 12 server for the release in /opt/duet/current (docs/operations.md, "One server"). Can be repeated, and
# must be after an upgrade. /etc/duet must have the settings that ship/new-site.ts writes.
#
#   setup.sh                  a new site, or a new release
#   setup.sh --from-backup    a new server for a site that was lost: restores the newest backup
set -euo pipefail
current=/opt/duet/current
node=$current/node
settings=/etc/duet
data=/var/lib/duet
backups=/var/lib/duet-backups

# One user for each part, so that a part that is taken over cannot read the secrets of the others. systemd reads the
# settings as root.
for part in web cms enquiries edge tls; do
  id "duet-$part" >/dev/null 2>&1 || useradd --system --no-create-home --home-dir "$data" --shell /usr/sbin/nologin "duet-$part"
done
getent group duet-ledger >/dev/null || groupadd --system duet-ledger
install -d -m 755 "$data" "$backups"
install -d -o duet-cms -g duet-cms -m 750 "$data"/public "$data"/public/uploads
install -d -o duet-web -g duet-web -m 750 "$data"/previous-builds
install -d -o duet-edge -g duet-edge -m 750 "$data"/edge
chmod 755 "$settings" && chmod 600 "$settings"/*.env
set -a
for file in database edge; do . "$settings/$file.env"; done
set +a
duet_backup() { "$node" --env-file="$settings/backup.env" "$current/backup/server.ts" "$@"; }

# The database, its roles, and continuous backups.
version=$(ls /etc/postgresql)
configuration=/etc/postgresql/$version/main/conf.d/duet.conf
install -d -o postgres -g postgres -m 750 "$backups"/{database,work}
install -d -o root -g duet-ledger -m 2770 "$backups/ledger"
# A folder of backups that comes from another server has other numbers of users.
chown -R postgres:postgres "$backups"/{database,work}
chown -R root:duet-ledger "$backups/ledger"
duet_backup settings >/etc/pgbackrest.conf
chown postgres:postgres /etc/pgbackrest.conf && chmod 600 /etc/pgbackrest.conf
duet_backup postgres >"$configuration.new"
if cmp -s "$configuration.new" "$configuration"; then rm "$configuration.new"; else
  mv "$configuration.new" "$configuration"
  systemctl restart "postgresql@$version-main"
fi
# Debian's unit does not start PostgreSQL again when it was killed.
install -D -m 644 "$current/ship/one-server/postgresql.conf" "/etc/systemd/system/postgresql@$version-main.service.d/duet.conf"
until runuser -u postgres -- psql -qc 'select 1' >/dev/null 2>&1; do sleep 0.2; done
# Through standard input, so that no other user sees the passwords in the list of processes.
{
  for role in cms web enquiries; do
    name="${role}_password"
    printf "\\\\set %s '%s'\n" "$name" "${!name}"
  done
  cat "$current/database/roles.sql"
} | runuser -u postgres -- psql -q

# The edge and TLS. Until certbot has brought a certificate, HAProxy uses one that no browser accepts.
WEB=127.0.0.1:3000,127.0.0.1:3001 CMS=127.0.0.1:1337 "$node" "$current/edge/write-settings.ts" >"$settings/settings.vcl"
EDGE=127.0.0.1:8080 HTTPS='*:443' HTTP='*:80' ACME=127.0.0.1:8888 CMS=127.0.0.1:1337 CERTIFICATE=$settings/certificate/site.crt \
  "$node" "$current/edge/write-haproxy.ts" >"$settings/haproxy.cfg"
install -d -o root -g duet-tls -m 750 "$settings/certificate"
[ -e "$settings/certificate/site.crt" ] ||
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc -days 30 -subj "/CN=$HOSTS" \
    -keyout "$settings/certificate/site.key" -out "$settings/certificate/site.crt" 2>/dev/null
chown root:duet-edge "$settings/settings.vcl"
chown root:duet-tls "$settings"/haproxy.cfg "$settings"/certificate/*
chmod 640 "$settings"/{settings.vcl,haproxy.cfg} "$settings"/certificate/*

cp "$current/ship/one-server/units/"* /etc/systemd/system/
ln -sf "$current/ship/one-server/backup.sh" /usr/local/sbin/duet-backup
ln -sf "$current/ship/one-server/enquiries.sh" /usr/local/sbin/duet-enquiries
systemctl daemon-reload
# It answers certbot's challenge before there is anything to see.
systemctl enable --quiet --now duet-tls

if [ "${1:-}" = --from-backup ]; then duet-backup restore; else duet_backup prepare; fi
echo 'The server is prepared.'
