/** The ports of a stack. An offset moves all of them, so that a second stack can run beside the first. */

/** `--web` and `--edge` accept up to this many instances. */
export const maxInstances = 9;

export type Ports = ReturnType<typeof portsAt>;

export function portsAt(offset: number) {
  return {
    edge: 8080 + offset,
    /** With --tls, visitors connect to HAProxy on `tls`, and HAProxy connects to the edge on `edgeBehindTls`. */
    tls: 8443 + offset,
    edgeBehindTls: 8780 + offset,
    /** Receives purges from the CMS; never open to visitors. */
    purge: 8180 + offset,
    web: 3000 + offset,
    /** Metrics for Prometheus, of each instance of the web and of the CMS. */
    webMetrics: 3100 + offset,
    cmsMetrics: 1437 + offset,
    /** `cms` and `enquiries` are load balancer ports (service.ts); the instances listen on the next two ports. */
    cms: 1337 + offset,
    postgres: 5433 + offset,
    smtp: 1025 + offset,
    mailbox: 1080 + offset,
    identity: 9099 + offset,
    /** Firebase Storage, if photos are stored in a bucket. */
    storage: 9199 + offset,
    /** The realtime database, if there is one. */
    realtime: 9000 + offset,
    enquiries: 4000 + offset,
    /** With --observe: Prometheus, Alertmanager, and what they read. */
    prometheus: 9490 + offset,
    alertmanager: 9493 + offset,
    edgeExporter: 9431 + offset,
    postgresExporter: 9487 + offset,
    probeExporter: 9415 + offset,
    machineExporter: 9420 + offset,
    /** For debuggers, with `pnpm dev --inspect`. */
    inspectWeb: 9229 + offset,
    inspectCms: 9230 + offset,
    inspectEnquiries: 9231 + offset,
  };
}

/** How many consecutive ports a part uses (default: one). A deploy runs one extra web instance. */
const portCounts: Partial<Record<keyof Ports, number>> = {
  edge: maxInstances,
  tls: maxInstances,
  edgeBehindTls: maxInstances,
  purge: maxInstances,
  web: maxInstances + 1,
  webMetrics: maxInstances + 1,
  cmsMetrics: 3,
  edgeExporter: maxInstances,
  cms: 3,
  enquiries: 3,
};

/** Ports above 1024 that browsers and Node's fetch block: https://fetch.spec.whatwg.org/#port-blocking */
const blockedByBrowsers = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** The offset that error messages suggest. */
export const suggestedOffset = 400;

/** Why a stack cannot run with this offset beside one without an offset; null if it can. */
export function offsetProblem(offset: number): string | null {
  const own = usedPorts(offset);
  const blocked = own.find(({ port }) => blockedByBrowsers.has(port));
  if (blocked) return `${blocked.part} would listen on port ${blocked.port}, which browsers and fetch refuse to open`;
  if (offset === 0) return null;
  const others = new Map(usedPorts(0).map(({ part, port }) => [port, part]));
  const taken = own.find(({ port }) => others.has(port));
  if (!taken) return null;
  return `${taken.part} would listen on port ${taken.port}, which is for ${others.get(taken.port)} without an offset`;
}

export function usedPorts(offset: number): { part: string; port: number }[] {
  return Object.entries(portsAt(offset)).flatMap(([part, first]) =>
    Array.from({ length: portCounts[part as keyof Ports] ?? 1 }, (_, index) => ({ part, port: first + index })),
  );
}
