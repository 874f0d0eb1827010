type Suite = {
  guarantee: string;
  /** Tests of the same mechanism in the gate. */
  gateTests: string;
  /** Measures durations, so other load on the machine would change the results. */
  isTimed?: true;
};

/** Every suite of the endurance run. */
export const suites: Record<string, Suite> = {
  deploys: {
    guarantee: 'Deploys and crashing web instances fail no visitor’s request.',
    gateTests: 'e2e/deploys.test.ts, edge/tests/',
    isTimed: true,
  },
  'purge-faults': {
    guarantee: 'After a publication no visitor sees the old page, whichever part is slow, killed or unreachable.',
    gateTests: 'e2e/purging-faults.test.ts, edge/tests/',
  },
  'purge-precision': {
    guarantee: 'After a publication only the changed pages are rendered again.',
    gateTests: 'e2e/purging.test.ts',
  },
  'random-publications': {
    guarantee: 'The content store has what the CMS has, whatever is published and whichever part is killed.',
    gateTests: 'e2e/content-store.test.ts, cms/src/content-store/content-store.test.ts',
  },
  'publishing-ways': {
    guarantee: 'Whatever is published in whichever way is live, also when the CMS is killed.',
    gateTests: 'e2e/purging-faults.test.ts, e2e/admin-editor.test.ts',
    isTimed: true,
  },
  'language-independence': {
    guarantee: 'Neither language can hurt the other.',
    gateTests: 'e2e/language-independence.test.ts',
  },
  schedules: {
    guarantee: 'A planned publication is done exactly once, and is live within a second of its time.',
    gateTests: 'e2e/editing.test.ts, e2e/admin-editor.test.ts',
    isTimed: true,
  },
  'large-pages': {
    guarantee: 'Editors do not wait for a page with thirty sections.',
    gateTests: 'e2e/admin-editor.test.ts',
    isTimed: true,
  },
  'search-load': {
    guarantee: 'Visitors do not wait for search results, however many pages there are.',
    gateTests: 'e2e/search.test.ts',
    isTimed: true,
  },
  'search-publishing': {
    guarantee: 'What is published is found within a second.',
    gateTests: 'e2e/search.test.ts',
    isTimed: true,
  },
  'enquiry-faults': {
    guarantee: 'An accepted enquiry is never lost and never delivered twice.',
    gateTests: 'e2e/enquiries-faults.test.ts, enquiries/src/worker.test.ts',
    isTimed: true,
  },
  'operator-faults': {
    guarantee: 'Each fault that an operator meets fires its alert, and visitors keep reading.',
    gateTests: 'checks/monitoring.test.ts, e2e/monitoring.test.ts',
  },
  'one-server': {
    guarantee:
      'The commands of docs/operations.md lead from an empty Debian to a live site that survives faults and upgrades.',
    gateTests: 'ship/site-settings.test.ts, e2e/ship.test.ts',
  },
  'restore-drills': {
    guarantee: 'What was acknowledged survives the loss of the database and of the uploaded files.',
    gateTests: 'enquiries/src/ledger.test.ts, cms/src/ledger.test.ts, e2e/backups.test.ts',
    isTimed: true,
  },
  'outage-times': {
    guarantee: 'Visitors do not wait for a slow, failing or unreachable CMS.',
    gateTests: 'e2e/outage.test.ts',
    isTimed: true,
  },
  'privacy-soak': {
    guarantee: 'Private data reaches only the member it belongs to.',
    gateTests: 'e2e/accounts-privacy.test.ts',
  },
  'live-messages': {
    guarantee: 'A changed state of a message appears on the member’s open page within a second.',
    gateTests: 'e2e/account-live.test.ts',
    isTimed: true,
  },
  'sign-in-timing': {
    guarantee: 'Neither a response nor its duration reveals whether an email has an account.',
    gateTests: 'e2e/accounts-attacks.test.ts, cms/src/accounts/passwords.test.ts',
    isTimed: true,
  },
  'cross-site': {
    guarantee: 'Other sites cannot change a member’s account.',
    gateTests: 'e2e/accounts-attacks.test.ts',
  },
  poisoning: {
    guarantee: 'No request of one visitor changes the pages of others.',
    gateTests: 'e2e/cache-poisoning.test.ts',
  },
  floods: {
    guarantee: 'Clients that send too many requests are refused, and others are not.',
    gateTests: 'e2e/accounts-attacks.test.ts, e2e/enquiries-limits.test.ts',
  },
  noise: {
    guarantee: 'Tracking parameters, cookies and languages do not lower the cache hit ratio.',
    gateTests: 'e2e/cache-poisoning.test.ts',
  },
  accessibility: {
    guarantee: 'axe finds no violation of WCAG 2.2 AA on any page.',
    gateTests: 'e2e/accessibility.test.ts, e2e/keyboard.test.ts',
  },
  layout: {
    guarantee: 'No text overlaps art or other text at any width, and contrasts are sufficient.',
    gateTests: 'e2e/layout.test.ts',
  },
  lighthouse: {
    guarantee: 'Lighthouse gives full scores in its mobile profile, and at least 98 for performance.',
    gateTests: 'e2e/accessibility.test.ts, e2e/seo.test.ts, e2e/page-weight.test.ts',
    isTimed: true,
  },
  vitals: {
    guarantee: 'Pages load fast and without layout shifts on a slow phone and network.',
    gateTests: 'e2e/page-weight.test.ts',
    isTimed: true,
  },
  'new-collection': {
    guarantee: 'A collection added as CONTRIBUTING.md describes is purged, listed and shared like the others.',
    gateTests: 'web/app/content/models/cms-contract.test.ts',
  },
  'third-language': {
    guarantee: 'A third language can be added to a running stack as CONTRIBUTING.md describes.',
    gateTests: 'web/app/locales/, edge/tests/redirects-root-by-language.vtc',
  },
  'second-language': {
    guarantee: 'Tests do not depend on Polish as the second language.',
    gateTests: 'web/app/locales/test-languages.ts',
  },
  'altered-internals': {
    guarantee: 'The CMS does not start when an update changes an internal of Strapi that it uses.',
    gateTests: 'cms/src/strapi-internals/require-internals.test.ts',
  },
  'planted-faults': {
    guarantee: 'The gate detects a fault in any of these guarantees.',
    gateTests: 'all tests',
  },
};
