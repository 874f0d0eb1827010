/** The files of a kustomize overlay for one site. Its settings and secrets have names with a hash, so a change rolls the pods. */
import { relative } from 'node:path';
import { haproxySettings } from '../edge/haproxy.ts';
import { settingsVcl } from '../edge/settings.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
/** As many as ship/kubernetes/web.yaml has Services. */
const webPods = 8;

/** `folder` is where the files will be. */
export function kubernetesOverlay(folder: string, origin: string, purgeSecret: string): [name: string, text: string][] {
  const { host } = new URL(origin);
  const locales = JSON.parse(readFileSync(resolve(root, 'locales.json'), 'utf8')) as { code: string }[];
  const settings = settingsVcl({
    hosts: [host],
    web: Array.from({ length: webPods }, (_, index) => ({ host: `web-${index}`, port: 3000 })),
    cms: { host: 'cms', port: 1337 },
    locales,
    purgeSecret,
  });
  const haproxy = haproxySettings({
    https: { host: '*', port: 8443 },
    http: { host: '*', port: 8080 },
    origin,
    edge: { host: 'edge', port: 8080 },
    certificate: '/certificate/tls.crt',
    hsts: 'max-age=63072000',
  });
  return [
    ['settings.vcl', settings],
    ['haproxy.cfg', haproxy],
    ['ingress.yaml', ingress(host)],
    ['kustomization.yaml', kustomization(folder, origin)],
  ];
}

function kustomization(folder: string, origin: string): string {
  const base = relative(folder, resolve(root, 'ship/kubernetes'));
  return `# kubectl apply -k . ; see docs/operations.md. The images' names and digests are written by \`pnpm ship build\`.
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
namespace: duet
resources:
  - ${base}
  # Without the part \`tls\`, if the cluster has an ingress controller that ends TLS and speaks the PROXY protocol:
  # - ingress.yaml
configMapGenerator:
  - name: haproxy
    behavior: replace
    files: [haproxy.cfg]
  - name: site
    behavior: merge
    literals: [PUBLIC_URL=${origin}, SITE_URL=${origin}]
secretGenerator:
  - { name: web, envs: [web.env] }
  - { name: cms, envs: [cms.env] }
  - { name: enquiries, envs: [enquiries.env] }
  - { name: edge-settings, files: [settings.vcl] }
`;
}

/**
 * For HAProxy's ingress controller, which passes the visitor's IP address on with the PROXY protocol, as the part `tls` does.
 * The edge accepts connections only with it. A network policy must let the controller reach the edge.
 */
function ingress(host: string): string {
  return `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: site
  annotations:
    cert-manager.io/cluster-issuer: letsencrypt
    haproxy.org/send-proxy-protocol: proxy-v2
spec:
  ingressClassName: haproxy
  tls: [{ hosts: [${host}], secretName: site-certificate }]
  rules:
    - host: ${host}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend: { service: { name: edge, port: { name: site } } }
`;
}
