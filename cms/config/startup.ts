import type { Core } from '@strapi/strapi';
import { findProblems } from '../src/settings';

/** Settings for startup and shutdown; read by the files in src/ that src/index.ts calls, and by middlewares. */
const startup = ({ env }: Core.Config.Shared.ConfigParams) => ({
  problems: findProblems(process.env),
  webApiToken: env('WEB_API_TOKEN', ''),
  /** For programs that write drafts. Without it there is no such token. */
  draftsApiToken: env('DRAFTS_API_TOKEN', ''),
  editorEmail: env('ADMIN_EMAIL', ''),
  editorPassword: env('ADMIN_PASSWORD', ''),
  /** Whether the first visitor of the admin may register as administrator while the database is empty. */
  isRegistrationOpen: env.bool('ADMIN_REGISTRATION_OPEN', false),
  /** The database role of the web, which may read the content store (src/content-store/). */
  contentReaderRole: env('CONTENT_READER_ROLE', 'web'),
  /** A folder beside the backups for what a restored database does not know (src/ledger.ts). */
  ledgerFolder: env('LEDGER_FOLDER', ''),
  seed: env('SEED', ''),
  /** How long requests are still answered after readiness fails at shutdown. */
  drainMs: env.int('DRAIN_MS', 0),
});

export default startup;
