import type { Config } from '@react-router/dev/config';
import { buildFolder } from './build-settings.ts';

export default {
  ssr: true,
  buildDirectory: buildFolder,
  // The route tree is small, so the page contains all of it and needs no further requests for routes.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
} satisfies Config;
