#!/usr/bin/env bash
# Backups of this server: duet-backup now | list | restore [--to TIME] (docs/operations.md, "Backups").
set -euo pipefail
set -a
. /etc/duet/backup.env
set +a
exec /opt/duet/current/node /opt/duet/current/backup/server.ts "$@"
