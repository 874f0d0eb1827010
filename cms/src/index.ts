import type { Core } from '@strapi/strapi';
import { seed } from '../seed';
import { deleteOldActivity } from './accounts/activity';
import { finishTasksAfterResponse } from './accounts/after-response';
import { requireMailTranslations } from './accounts/mails';
import { startOutbox, stopOutbox } from './accounts/outbox';
import { ensureProviders, registerProviders } from './accounts/providers';
import { deleteOldTickets } from './accounts/second-factor/tickets';
import { deleteUnconfirmed } from './accounts/user';
import { registerConflicts } from './conflicts';
import { registerContentRules } from './content-rules';
import { startContentStore } from './content-store';
import { grantReading } from './content-store/grant-reading';
import { ensureEditorRoles } from './editor-roles';
import { ensureFirstEditor } from './first-editor';
import { configureForms } from './form-layouts';
import { registerInbox } from './inbox';
import { registerInvitations } from './invitations';
import { ensureLocales } from './locales';
import { lockKeys } from './lock-keys';
import { runMigrations } from './migrations';
import { registerModernImages } from './modern-images';
import { ensurePermissions } from './permissions';
import { addNotFoundRoutes } from './not-found/routes';
import { addOperationsRoutes } from './operations/routes';
import { registerPreflight } from './preflight';
import { registerPublishing, startPublishing, stopPublishing } from './publish';
import { registerRedirects } from './redirects';
import { registerReferences, startReferences, stopReferences } from './references';
import { registerKeptLinks } from './references/kept-links';
import { replayLedger } from './replay-ledger';
import { purgeAfterRestore } from './restored-database';
import { registerSearch, startSearch } from './search';
import { registerSchedule, startSchedule, stopSchedule } from './schedule';
import { addSectionPictures } from './section-pictures';
import { requireValidSettings } from './settings';
import { registerSharedFields } from './shared-fields';
import { registerSiteTypes } from './site-types';
import { addSlugRoute } from './slugs';
import { requireDocumentMiddlewares, watchDocumentMiddlewares } from './strapi-internals/document-middlewares';
import { onceListening } from './strapi-internals/http-server';
import { requireLinkTables } from './strapi-internals/link-tables';
import { requireInternals } from './strapi-internals/require-internals';
import { rememberTables } from './strapi-internals/table-checks';
import { startMetrics, stopMetrics } from './telemetry/metrics';
import { measureStatements } from './telemetry/statements';
import { endTracing, startTracing } from './telemetry/tracing';
import { registerTranslations } from './translations';
import { registerUploadTypes } from './upload-types';
import { registerVersions } from './versions';

const app = {
  async register({ strapi }: { strapi: Core.Strapi }) {
    requireValidSettings(strapi);
    startTracing(strapi.config.get<string>('monitoring.receiver'));
    measureStatements(strapi);
    await requireInternals(strapi);
    requireMailTranslations(strapi);
    addSlugRoute(strapi);
    addSectionPictures(strapi);
    addNotFoundRoutes(strapi);
    addOperationsRoutes(strapi);
    registerSiteTypes(strapi);
    registerPublishing(strapi);
    // After publishing, whose lock lets one write be checked and made at a time.
    registerContentRules(strapi);
    registerConflicts(strapi);
    registerPreflight(strapi);
    registerReferences(strapi);
    registerKeptLinks(strapi);
    registerRedirects(strapi);
    registerTranslations(strapi);
    registerVersions(strapi);
    registerSchedule(strapi);
    registerSearch(strapi);
    registerSharedFields(strapi);
    registerModernImages(strapi);
    registerUploadTypes(strapi);
    registerProviders(strapi);
    registerInbox(strapi);
    registerInvitations(strapi);
    watchDocumentMiddlewares(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    requireDocumentMiddlewares();
    requireLinkTables(strapi);
    rememberTables(strapi);
    await runMigrations(strapi);
    await grantReading(strapi);
    await oneAtATime(strapi, async () => {
      await ensureLocales(strapi);
      await ensurePermissions(strapi);
      await ensureEditorRoles(strapi);
      await configureForms(strapi);
      await ensureProviders(strapi);
      await ensureFirstEditor(strapi);
      await purgeAfterRestore(strapi);
      await replayLedger(strapi);
    });
    startOutbox(strapi);
    startReferences(strapi);
    // Pages that are purged before the API answers would be rendered again from the previous content.
    onceListening(strapi, () => {
      startContentStore(strapi);
      startPublishing(strapi);
      startSchedule(strapi);
    });
    await startSearch(strapi);
    strapi.cron.add({
      deleteUnconfirmed: { task: () => deleteUnconfirmed(strapi), options: { rule: '17 * * * *' } },
      deleteOldTickets: { task: () => deleteOldTickets(strapi), options: { rule: '7 * * * *' } },
      deleteOldActivity: { task: () => deleteOldActivity(strapi), options: { rule: '47 * * * *' } },
    });
    if (strapi.config.get('startup.seed') === 'sample') await seed(strapi);
    startMetrics(strapi);
  },

  async destroy() {
    await finishTasksAfterResponse();
    stopMetrics();
    await Promise.all([stopPublishing(), stopOutbox(), stopReferences(), stopSchedule()]);
    await endTracing();
  },
};

/** Of several processes that start at once, one would create what another has just created. */
async function oneAtATime(strapi: Core.Strapi, setUp: () => Promise<void>): Promise<void> {
  // Not a transaction of Strapi's, which the statements of `setUp` would become a part of.
  await strapi.db.connection.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [lockKeys.start]);
    await setUp();
  });
}

export default app;
