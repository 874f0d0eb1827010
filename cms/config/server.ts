import type { Core } from '@strapi/strapi';

const server = ({ env }: Core.Config.Shared.ConfigParams) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  // Needed if the admin is opened with another URL than the one this process listens on.
  url: env('URL', ''),
  // TLS ends before this process, which then learns the browser's IP address and protocol from X-Forwarded-For and -Proto.
  proxy: { koa: env.bool('BEHIND_PROXY', false) },
  app: { keys: env.array('APP_KEYS') },
  // Timeouts against slow requests (Slowloris). Uploads of editors may take two minutes.
  http: { serverOptions: { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 2_000 } },
  // One line of JSON per event instead of a table at start (config/logger.ts).
  logger: { startup: { enabled: env('NODE_ENV') !== 'production' }, updates: { enabled: false } },
  // Programs that write drafts (docs/machines.md). A token of the admin decides what they may do.
  mcp: { enabled: env.bool('MCP', false) },
  dirs: { public: env('PUBLIC_DIR', './public') },
});

export default server;
