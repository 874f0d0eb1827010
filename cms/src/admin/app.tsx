import type { StrapiApp } from '@strapi/strapi/admin';
import { EnquiryPanel } from './enquiry-panel';
import { LivePanel } from './live-panel';

type ContentManager = { addEditViewSidePanel: (panels: (typeof LivePanel)[]) => void };

export default {
  register(app: StrapiApp) {
    app.widgets.register({
      id: 'enquiries',
      title: { id: 'enquiries.widget', defaultMessage: 'Enquiries' },
      link: {
        label: { id: 'enquiries.all', defaultMessage: 'All enquiries' },
        href: '/content-manager/collection-types/api::enquiry.enquiry?sort=receivedAt:DESC',
      },
      component: async () => (await import('./enquiry-widget')).EnquiryWidget,
      permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::enquiry.enquiry' }],
    });
  },
  bootstrap(app: StrapiApp) {
    (app.getPlugin('content-manager').apis as ContentManager).addEditViewSidePanel([LivePanel, EnquiryPanel]);
  },
};
