#!/usr/bin/env bash
# Starts the site, or replaces what runs by the release in /opt/duet/current, one process after the other.
#
#   start.sh               the web last, because it relies on what the others of its release answer
#   start.sh --rollback    the web first, for the same reason
set -euo pipefail

wait_for() {
  local url=$1 unit=$2
  for _ in $(seq 1 600); do
    curl --silent --fail --output /dev/null "$url" && return
    sleep 1
  done
  echo "$unit did not become ready within ten minutes. See: journalctl -u $unit -n 50" >&2
  exit 1
}

replace_cms() {
  systemctl restart duet-cms
  wait_for http://127.0.0.1:1337/_health duet-cms
}

replace_enquiries() {
  systemctl restart duet-enquiries
  wait_for http://127.0.0.1:4000/health/ready duet-enquiries
}

replace_web() {
  local port
  for port in 3000 3001; do
    systemctl restart "duet-web@$port"
    wait_for "http://127.0.0.1:$port/health/ready" "duet-web@$port"
    # The edge checks every second, and needs three answers before it sends visitors here again.
    sleep 4
  done
}

systemctl enable --quiet duet-cms duet-enquiries duet-web@3000 duet-web@3001 duet-edge duet-access-log duet-tls
systemctl enable --quiet --now duet-backup.timer duet-backup-files.timer
if [ "${1:-}" = --rollback ]; then order=(web enquiries cms); else order=(cms enquiries web); fi
for part in "${order[@]}"; do "replace_$part"; done
systemctl reload-or-restart duet-edge duet-tls
systemctl restart duet-access-log
echo 'The site runs.'
