#!/usr/bin/env bash
# Starts Prometheus, its exporters and Alertmanager on this server, which mails alerts to the team (docs/monitoring.md).
# Run it again after an upgrade. They listen on this machine only.
#
#   monitoring.sh EMAIL       who gets the alerts
set -euo pipefail
current=/opt/duet/current
write() { "$current/node" --env-file=/etc/duet/enquiries.env --env-file=/etc/duet/edge.env "$current/monitoring/write-settings.ts" "$@"; }

write prometheus >/etc/prometheus/prometheus.yml
write probe >/etc/prometheus/blackbox.yml
write alertmanager "${1:?Usage: monitoring.sh EMAIL}" >/etc/prometheus/alertmanager.yml
chown root:prometheus /etc/prometheus/alertmanager.yml && chmod 640 /etc/prometheus/alertmanager.yml

# The exporters run as the user prometheus: one reads the counters of Varnish, one those of PostgreSQL.
usermod --append --groups duet-edge prometheus
runuser -u postgres -- psql -q <<'SQL'
select 'create role prometheus login' where not exists (select from pg_roles where rolname = 'prometheus') \gexec
grant pg_monitor to prometheus;
SQL

arguments() { printf "ARGS='%s'\n" "$2" >"/etc/default/$1"; }
arguments prometheus '--web.listen-address=127.0.0.1:9090 --storage.tsdb.retention.time=30d'
arguments prometheus-alertmanager '--web.listen-address=127.0.0.1:9093 --cluster.listen-address='
arguments prometheus-blackbox-exporter '--web.listen-address=127.0.0.1:9115 --config.file=/etc/prometheus/blackbox.yml'
arguments prometheus-node-exporter '--web.listen-address=127.0.0.1:9100'
arguments prometheus-varnish-exporter '-web.listen-address=127.0.0.1:9131 -n /var/lib/duet/edge'
arguments prometheus-postgres-exporter '--web.listen-address=127.0.0.1:9187'
echo "DATA_SOURCE_NAME='user=prometheus host=/var/run/postgresql dbname=duet sslmode=disable'" \
  >>/etc/default/prometheus-postgres-exporter

programs=(prometheus prometheus-alertmanager prometheus-{blackbox,node,varnish,postgres}-exporter)
systemctl enable --quiet "${programs[@]}"
systemctl restart "${programs[@]}"
# The page "Operations" of the admin reads from here.
grep -q ^PROMETHEUS_URL= /etc/duet/cms.env || {
  echo PROMETHEUS_URL=http://127.0.0.1:9090 >>/etc/duet/cms.env
  systemctl try-restart duet-cms
}
echo "Alerts are mailed to ${1}."
