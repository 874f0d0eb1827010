/** Counters for whoever watches the site, in Prometheus's text form at `/health/metrics`. */
const counters = new Map<string, number>();

/** `count('duet_errors_total', { part: 'accounts' })` */
export function count(name: string, labels: Record<string, string | number> = {}): void {
  const list = Object.entries(labels).map(([label, value]) => `${label}=${JSON.stringify(String(value))}`);
  const key = `${name}{${list.join(',')}}`;
  counters.set(key, (counters.get(key) ?? 0) + 1);
}

export function metricsText(): string {
  return [...counters].map(([key, value]) => `${key} ${value}\n`).join('');
}
