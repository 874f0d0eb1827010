import type { Core } from '@strapi/strapi';

/** What this start should make sure of; read by the files in src/ that bootstrap calls. */
const startup = ({ env }: Core.Config.Shared.ConfigParams) => ({
  webApiToken: env('WEB_API_TOKEN', ''),
  editorEmail: env('ADMIN_EMAIL', ''),
  editorPassword: env('ADMIN_PASSWORD', ''),
  seed: env('SEED', ''),
  /** How long to keep answering after "not ready" at shutdown. */
  drainMs: env.int('DRAIN_MS', 0),
});

export default startup;
