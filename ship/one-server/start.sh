#!/usr/bin/env bash
# Starts the site, or replaces what runs by the release in /opt/duet/current, one process after the other.
set -euo pipefail

wait_for() {
  local url=$1
  for _ in $(seq 1 600); do
    curl --silent --fail --output /dev/null "$url" && return
    sleep 1
  done
  echo "$url did not answer within ten minutes. Log: journalctl -u duet-cms -u duet-web@3000 -n 50" >&2
  exit 1
}

systemctl enable --quiet duet-cms duet-enquiries duet-web@3000 duet-web@3001 duet-edge duet-access-log duet-tls
systemctl enable --quiet --now duet-backup.timer duet-backup-uploads.timer
systemctl restart duet-cms
wait_for http://127.0.0.1:1337/_health
systemctl restart duet-enquiries
for port in 3000 3001; do
  systemctl restart "duet-web@$port"
  wait_for "http://127.0.0.1:$port/health/ready"
  # The edge has to see it as healthy before the next one stops.
  sleep 4
done
systemctl start duet-edge duet-access-log duet-tls
echo 'The site runs.'
