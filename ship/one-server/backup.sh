#!/usr/bin/env bash
# Backups of this server: duet-backup now | files | list | restore [--to TIME] (docs/operations.md, "Backups").
# One after the other: restic cannot delete old copies while it makes a new one, and a restore must not be backed up halfway.
set -euo pipefail
exec flock /run/duet-backup.lock /opt/duet/current/node --env-file=/etc/duet/backup.env \
  /opt/duet/current/backup/server.ts "$@"
