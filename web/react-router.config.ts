import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The route tree is small: it ships with the page, and nothing asks for it piece by piece.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
} satisfies Config;
