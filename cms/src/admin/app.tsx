import type { ComponentType } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';
import { confirmRemovals, type Action } from './confirm-removal';
import { EnquiryListActions } from './enquiries/enquiry-list-actions';
import { EnquiryPanel } from './enquiries/enquiry-panel';
import { IntegerInput } from './forms/amount-input';
import { ChoiceInput } from './forms/choice-input';
import { describeFields } from './forms/describe-fields';
import { formTranslations } from './forms/form-texts';
import { nameChoices } from './forms/name-choices';
import { LivePanel } from './live-panel';
import logo from './logo.svg';
import { addPages, hideBuilder } from './pages';
import { PreflightPanel } from './preflight/preflight-panel';
import { PreviewActions } from './preview/preview-actions';
import { SchedulePanel } from './schedule/schedule-panel';
import { SlugInput } from './slug-input';
import { en } from './texts/en';
import { pl } from './texts/pl';
import { strapiPl } from './texts/strapi-pl';
import { prefixMessageIds } from './texts/use-texts';
import { adminTheme } from './theme';
import { PublishBoth } from './translations/publish-both';
import { TranslationPanel } from './translations/translation-panel';
import { addBaseHeaders } from './unsaved/entry-base';
import { reportLostConnections } from './unsaved/lost-connection';
import { UnsavedPanel } from './unsaved/unsaved-panel';
import { VersionsPanel } from './versions/versions-panel';
import { widgets } from './widgets';

type Panel = typeof LivePanel;
type ContentManager = {
  addEditViewSidePanel: (panels: Panel[]) => void;
  addDocumentAction: (change: (actions: Action[]) => Action[]) => void;
};

type Zones = {
  injectComponent: (page: string, zone: string, component: { name: string; Component: ComponentType }) => void;
};

export default {
  config: {
    locales: ['pl'],
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    theme: adminTheme,
    translations: {
      en: {
        'Auth.form.welcome.title': 'The back of the paper',
        'Auth.form.welcome.subtitle': 'Sign in to the editors’ side.',
        ...formTranslations('en'),
        ...prefixMessageIds(en),
      },
      pl: {
        'Auth.form.welcome.title': 'Druga strona papieru',
        'Auth.form.welcome.subtitle': 'Zaloguj się do redakcji.',
        ...strapiPl,
        ...formTranslations('pl'),
        ...prefixMessageIds(pl),
      },
    },
    // Editors of this site have no use for Strapi's news and tutorials.
    notifications: { releases: false },
    tutorials: false,
  },
  register(app: StrapiApp) {
    app.widgets.register((others) => [...widgets, ...others]);
    addPages(app);
    hideBuilder(app);
    app.addFields([
      { type: 'uid', Component: SlugInput as ComponentType },
      { type: 'enumeration', Component: ChoiceInput as ComponentType },
      { type: 'integer', Component: IntegerInput as ComponentType },
    ]);
  },
  bootstrap(app: StrapiApp) {
    const plugin = app.getPlugin('content-manager');
    const contentManager = plugin.apis as ContentManager;
    const zones = plugin as unknown as Zones;
    zones.injectComponent('preview', 'actions', { name: 'preview-actions', Component: PreviewActions });
    zones.injectComponent('listView', 'actions', { name: 'enquiry-list-actions', Component: EnquiryListActions });
    contentManager.addEditViewSidePanel([
      UnsavedPanel,
      TranslationPanel,
      PreflightPanel,
      LivePanel,
      SchedulePanel,
      VersionsPanel,
      EnquiryPanel,
    ] as Panel[]);
    contentManager.addDocumentAction((actions) => [...confirmRemovals(actions), PublishBoth as Action]);
    reportLostConnections();
    addBaseHeaders();
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', describeFields);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', nameChoices);
  },
};
