import type { StrapiApp } from '@strapi/strapi/admin';
import { LivePanel } from './live-panel';

type ContentManager = { addEditViewSidePanel: (panels: (typeof LivePanel)[]) => void };

export default {
  bootstrap(app: StrapiApp) {
    (app.getPlugin('content-manager').apis as ContentManager).addEditViewSidePanel([LivePanel]);
  },
};
