import type { Core } from '@strapi/strapi';
import { seed } from '../seed';
import { ensureUniqueIndexes, registerContentRules } from './content-rules';
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
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureLocales(strapi);
    await ensureUniqueIndexes(strapi);
    await ensurePermissions(strapi);
    await ensureFirstEditor(strapi);
    await startPublishing(strapi);
    if (strapi.config.get('startup.seed') === 'sample') await seed(strapi);
  },

  destroy() {
    stopPublishing();
  },
};

export default app;
