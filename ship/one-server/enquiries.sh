#!/usr/bin/env bash
# Enquiries and their deliveries: duet-enquiries list | show | redrive | erase (docs/enquiries.md, "Operating").
# With the settings and the user of the worker.
set -euo pipefail
exec systemd-run --quiet --pipe --wait --collect -p EnvironmentFile=/etc/duet/enquiries.env -p User=duet-enquiries \
  -p SupplementaryGroups=duet-ledger -p WorkingDirectory=/opt/duet/current/enquiries /opt/duet/current/node src/cli.ts "$@"
