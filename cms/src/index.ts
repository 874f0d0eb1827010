import type { Core } from '@strapi/strapi';
import { seed } from '../seed';
import { deleteOldActivity } from './accounts/activity';
import { finishTasksAfterResponse } from './accounts/after-response';
import { requireMailTranslations } from './accounts/mails';
import { startOutbox, stopOutbox } from './accounts/outbox';
import { ensureProviders, registerProviders } from './accounts/providers';
import { deleteOldTickets } from './accounts/second-factor/tickets';
import { deleteUnconfirmed } from './accounts/user';
import { registerContentRules } from './content-rules';
import { startContentStore } from './content-store';
import { grantReading } from './content-store/grant-reading';
import { ensureInbox, registerInbox } from './inbox';
import { ensureFirstEditor } from './first-editor';
import { ensureLocales } from './locales';
import { runMigrations } from './migrations';
import { registerModernImages } from './modern-images';
import { ensurePermissions } from './permissions';
import { registerPublishing, startPublishing, stopPublishing } from './publish';
import { requireValidSettings } from './settings';
import { registerSiteTypes } from './site-types';
import { requireDocumentMiddlewares, watchDocumentMiddlewares } from './strapi-internals/document-middlewares';
import { requireInternals } from './strapi-internals/require-internals';
import { rememberTables } from './strapi-internals/table-checks';

const app = {
  async register({ strapi }: { strapi: Core.Strapi }) {
    requireValidSettings(strapi);
    await requireInternals(strapi);
    requireMailTranslations(strapi);
    registerContentRules(strapi);
    registerSiteTypes(strapi);
    registerPublishing(strapi);
    registerModernImages(strapi);
    registerProviders(strapi);
    registerInbox(strapi);
    watchDocumentMiddlewares(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    requireDocumentMiddlewares();
    rememberTables(strapi);
    await runMigrations(strapi);
    await grantReading(strapi);
    await ensureLocales(strapi);
    await ensurePermissions(strapi);
    await ensureInbox(strapi);
    await ensureProviders(strapi);
    await ensureFirstEditor(strapi);
    startPublishing(strapi);
    startContentStore(strapi);
    startOutbox(strapi);
    strapi.cron.add({
      deleteUnconfirmed: { task: () => deleteUnconfirmed(strapi), options: { rule: '17 * * * *' } },
      deleteOldTickets: { task: () => deleteOldTickets(strapi), options: { rule: '7 * * * *' } },
      deleteOldActivity: { task: () => deleteOldActivity(strapi), options: { rule: '47 * * * *' } },
    });
    if (strapi.config.get('startup.seed') === 'sample') await seed(strapi);
  },

  async destroy() {
    await finishTasksAfterResponse();
    await Promise.all([stopPublishing(), stopOutbox()]);
  },
};

export default app;
