/**
 * Turns the manifests for Kubernetes into pods that `podman kube play` starts on one machine: all in the network of the
 * host, with the settings of the local stack. Image, command, user, capabilities and the read-only file system stay as they are.
 */
import { parseAllDocuments } from 'yaml';

type Container = {
  name: string;
  image: string;
  args?: string[];
  env?: { name: string; value: string }[];
  securityContext: object;
  resources?: object;
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
};
type PodSpec = { securityContext: object; containers: Container[]; volumes?: { name: string }[] };
type Workload = { kind: string; metadata: { name: string }; spec: { template: { spec: PodSpec } } };

/** What differs from Kubernetes: the environment, arguments with ports, and the folders that volumes are. */
export type Local = { name: string; env?: Record<string, string>; args?: string[]; folders: Record<string, string> };

export function workloadsIn(manifests: string): Map<string, Workload> {
  const all = parseAllDocuments(manifests).map((document) => document.toJS() as Workload);
  return new Map(
    all.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet').map((one) => [one.metadata.name, one]),
  );
}

export function toPod({ spec }: Workload, { name, env, args, folders }: Local): object {
  const { securityContext, containers } = spec.template.spec;
  const [container] = containers as [Container];
  const { image, resources } = container;
  const mounts = (container.volumeMounts ?? []).filter((mount) => mount.name in folders);
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: `duet-${name}`, labels: { app: name } },
    spec: {
      hostNetwork: true,
      restartPolicy: 'Always',
      securityContext,
      containers: [
        {
          name: 'main',
          image,
          imagePullPolicy: 'Never',
          ...(args || container.args ? { args: args ?? container.args } : {}),
          env: Object.entries(env ?? {}).map(([key, value]) => ({ name: key, value })),
          securityContext: container.securityContext,
          ...(resources && { resources }),
          volumeMounts: mounts,
        },
      ],
      volumes: mounts.map(({ name: volume }) => ({
        name: volume,
        hostPath: { path: folders[volume], type: 'Directory' },
      })),
    },
  };
}
