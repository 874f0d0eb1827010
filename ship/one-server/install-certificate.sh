#!/usr/bin/env bash
# certbot runs this when it has brought a certificate (docs/operations.md, "One server").
set -euo pipefail
certificate=/etc/duet/certificate
install -o root -g duet-tls -m 640 "$RENEWED_LINEAGE/fullchain.pem" "$certificate/site.crt"
install -o root -g duet-tls -m 640 "$RENEWED_LINEAGE/privkey.pem" "$certificate/site.key"
systemctl reload duet-tls
