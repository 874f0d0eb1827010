import { instancePorts, realtimeUrl } from './config.ts';
import { isBackendHealthy } from './edges.ts';
import { cmsPart } from './parts/cms.ts';
import { edgePart } from './parts/edge.ts';
import { enquiriesPart } from './parts/enquiries.ts';
import { identityPart } from './parts/identity.ts';
import { range } from './parts/instances.ts';
import { mailPart } from './parts/mail.ts';
import type { Part, StackOptions } from './parts/part.ts';
import { postgresPart } from './parts/postgres.ts';
import { realtimePart } from './parts/realtime.ts';
import { servicePart } from './parts/service.ts';
import { monitoringParts } from './parts/monitoring.ts';
import { tlsPart } from './parts/tls.ts';
import { webPart } from './parts/web.ts';

/** The parts in groups; a group starts when all parts of the previous group are ready. */
export function parts(options: StackOptions): Part[][] {
  return [
    [postgresPart(options), mailPart(), identityPart(), ...(realtimeUrl ? [realtimePart()] : []), servicePart()],
    [cmsPart(options), enquiriesPart(options)],
    range(options.web).map((index) => webPart(options, index)),
    range(options.edge).map((index) => edgePart(options, index)),
    options.tls ? range(options.edge).map(tlsPart) : [],
    options.observe ? monitoringParts(options) : [],
  ];
}

/** A part that a deploy replaces: its replicas, and the temporary extra instance of the deploy (`next`). */
export type Deployable = { name: string; replicas: Part[]; next: Part };

export function deployables(options: StackOptions, build?: string): Deployable[] {
  return [
    {
      name: 'cms',
      replicas: [cmsPart(options)],
      next: { ...cmsPart(options, instancePorts.cms[1]), name: 'cms-next' },
    },
    {
      name: 'enquiries',
      replicas: [enquiriesPart(options)],
      next: { ...enquiriesPart(options, instancePorts.enquiries[1]), name: 'enquiries-next' },
    },
    {
      name: 'web',
      replicas: range(options.web).map((index) => withEdgeHealth(webPart(options, index, build), index)),
      next: { ...withEdgeHealth(webPart(options, options.web, build), options.web), name: 'web-next' },
    },
  ];
}

/** Makes a web instance count as ready only when the health checks of all edges have passed. */
function withEdgeHealth(part: Part, index: number): Part {
  return { ...part, isReady: async () => (await part.isReady()) && (await isBackendHealthy(`web_${index}`)) };
}
