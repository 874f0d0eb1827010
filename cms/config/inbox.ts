import type { Core } from '@strapi/strapi';

/** Connection to the enquiries worker; read by src/inbox/index.ts. */
const inbox = ({ env }: Core.Config.Shared.ConfigParams) => ({
  /** Base URL of the enquiries worker. */
  url: env('ENQUIRIES_URL', '').replace(/\/$/, ''),
  /** Shared secret that authenticates the calls in both directions. */
  secret: env('INBOX_SECRET', ''),
});

export default inbox;
