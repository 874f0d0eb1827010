import { Mail } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { EnquiryPanel } from './enquiry-panel';
import { LivePanel } from './live-panel';
import logo from './logo.svg';
import { adminTheme } from './theme';

type ContentManager = { addEditViewSidePanel: (panels: (typeof LivePanel)[]) => void };

const enquiries = {
  id: 'enquiries',
  icon: Mail,
  title: { id: 'enquiries.widget', defaultMessage: 'Enquiries' },
  link: {
    label: { id: 'enquiries.all', defaultMessage: 'All enquiries' },
    href: '/content-manager/collection-types/api::enquiry.enquiry',
  },
  component: async () => (await import('./enquiry-widget')).EnquiryWidget,
  permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::enquiry.enquiry' }],
};

export default {
  config: {
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    theme: adminTheme,
    translations: {
      en: {
        'Auth.form.welcome.title': 'The back of the paper',
        'Auth.form.welcome.subtitle': 'Sign in to the editors’ side.',
      },
    },
    // Editors of this site have no use for Strapi's news and tutorials.
    notifications: { releases: false },
    tutorials: false,
  },
  register(app: StrapiApp) {
    // First, because visitors wait for answers.
    app.widgets.register((others) => [enquiries, ...others]);
  },
  bootstrap(app: StrapiApp) {
    (app.getPlugin('content-manager').apis as ContentManager).addEditViewSidePanel([LivePanel, EnquiryPanel]);
  },
};
