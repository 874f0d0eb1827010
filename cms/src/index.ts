import type { Core } from '@strapi/strapi';
import { seed } from '../seed';
import { ensureProviders, registerProviders } from './accounts/providers';
import { ensureUniqueAccounts, forgetUnconfirmed } from './accounts/user';
import { ensureUniqueIndexes, registerContentRules } from './content-rules';
import { ensureDesk, registerDesk } from './desk';
import { ensureFirstEditor } from './first-editor';
import { ensureLocales } from './locales';
import { registerModernImages } from './modern-images';
import { ensurePermissions } from './permissions';
import { registerPublishing, startPublishing, stopPublishing } from './publish';

const app = {
  register({ strapi }: { strapi: Core.Strapi }) {
    registerContentRules(strapi);
    registerPublishing(strapi);
    registerModernImages(strapi);
    registerProviders(strapi);
    registerDesk(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureLocales(strapi);
    await ensureUniqueIndexes(strapi);
    await ensureUniqueAccounts(strapi);
    await ensurePermissions(strapi);
    await ensureDesk(strapi);
    await ensureProviders(strapi);
    await ensureFirstEditor(strapi);
    await startPublishing(strapi);
    strapi.cron.add({ forgetUnconfirmed: { task: () => forgetUnconfirmed(strapi), options: { rule: '17 * * * *' } } });
    if (strapi.config.get('startup.seed') === 'sample') await seed(strapi);
  },

  destroy() {
    stopPublishing();
  },
};

export default app;
