import type { Core } from '@strapi/strapi';

const server = ({ env }: Core.Config.Shared.ConfigParams) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  // Set where the admin is opened from another address than the one it listens on.
  url: env('URL', ''),
  app: { keys: env.array('APP_KEYS') },
  // Whoever sends a request byte by byte is not waited for. Editors' pictures may take two minutes.
  http: { serverOptions: { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 2_000 } },
  dirs: { public: env('PUBLIC_DIR', './public') },
});

export default server;
