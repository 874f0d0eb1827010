import type { Config } from '@react-router/dev/config';
import { buildFolder } from './build-settings.ts';

export default {
  ssr: true,
  buildDirectory: buildFolder,
  // The route tree is small: it ships with the page, and nothing asks for it piece by piece.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
} satisfies Config;
