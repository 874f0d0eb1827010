/** Our own widgets on the admin's home page. */
import { Globe, Mail } from '@strapi/icons';
import { describeText } from './texts/use-texts';

const mayRead = (subject: string) => [{ action: 'plugin::content-manager.explorer.read', subject }];

export const widgets = [
  // First, because visitors wait for answers.
  {
    id: 'enquiries',
    icon: Mail,
    title: describeText('enquiries.title'),
    link: {
      label: describeText('enquiries.all'),
      href: '/content-manager/collection-types/api::enquiry.enquiry',
    },
    component: async () => (await import('./enquiries/enquiry-widget')).EnquiryWidget,
    permissions: mayRead('api::enquiry.enquiry'),
  },
  {
    id: 'translations',
    icon: Globe,
    title: describeText('translations.title'),
    link: { label: describeText('translations.title'), href: '/translations' },
    component: async () => (await import('./translations/translation-widget')).TranslationWidget,
    permissions: mayRead('api::page.page'),
  },
];
