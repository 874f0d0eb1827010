import type { Core } from '@strapi/strapi';

/** What this start should make sure of; read by the files in src/ that bootstrap calls. */
const startup = ({ env }: Core.Config.Shared.ConfigParams) => ({
  webApiToken: env('WEB_API_TOKEN', ''),
  editorEmail: env('ADMIN_EMAIL', ''),
  editorPassword: env('ADMIN_PASSWORD', ''),
  seed: env('SEED', ''),
});

export default startup;
