type Suite = {
  promise: string;
  /** Where the gate tests the same mechanism. */
  inTheGate: string;
  /** It measures durations: other work on the machine would count as the product's. */
  isTimed?: true;
};

/** Every suite of the endurance run. */
export const suites: Record<string, Suite> = {
  deploys: {
    promise: 'Deploys and dying web instances cost no visitor a request.',
    inTheGate: 'e2e/deploys.test.ts, edge/tests/',
    isTimed: true,
  },
  'purge-faults': {
    promise: 'Nobody is shown an old page after a publication, whatever is slow, dead or out of reach.',
    inTheGate: 'e2e/purging-faults.test.ts, edge/tests/',
  },
  'purge-precision': {
    promise: 'A publication renders again what it changed, and nothing else.',
    inTheGate: 'e2e/purging.test.ts',
  },
  'enquiry-faults': {
    promise: 'An accepted enquiry is never lost and never delivered twice.',
    inTheGate: 'e2e/enquiries-faults.test.ts, enquiries/src/worker.test.ts',
    isTimed: true,
  },
  'outage-times': {
    promise: 'Nobody waits for a CMS that is slow, broken or gone.',
    inTheGate: 'e2e/outage.test.ts',
    isTimed: true,
  },
  'privacy-soak': {
    promise: 'What belongs to one person reaches nobody else.',
    inTheGate: 'e2e/accounts-privacy.test.ts',
  },
  'sign-in-timing': {
    promise: 'Neither the answer nor its time tells whether an address has an account.',
    inTheGate: 'e2e/accounts-attacks.test.ts, cms/src/accounts/passwords.test.ts',
    isTimed: true,
  },
  'cross-site': {
    promise: 'Another site changes nothing in somebody’s account.',
    inTheGate: 'e2e/accounts-attacks.test.ts',
  },
  poisoning: {
    promise: 'Nothing a visitor sends changes what others get.',
    inTheGate: 'e2e/hygiene.test.ts',
  },
  floods: {
    promise: 'Whoever tries too often is refused, and nobody else is.',
    inTheGate: 'e2e/accounts-attacks.test.ts, e2e/enquiries.test.ts',
  },
  noise: {
    promise: 'Tracking links, cookies and languages cost no cache hits.',
    inTheGate: 'e2e/hygiene.test.ts',
  },
  accessibility: {
    promise: 'Every page can be used by everybody.',
    inTheGate: 'e2e/accessibility.test.ts, e2e/keyboard.test.ts',
  },
  lighthouse: {
    promise: 'Lighthouse finds nothing to improve, as a phone sees the site.',
    inTheGate: 'e2e/accessibility.test.ts, e2e/found.test.ts, e2e/bytes.test.ts',
    isTimed: true,
  },
  vitals: {
    promise: 'A page is there soon on a modest phone and network, and does not jump.',
    inTheGate: 'e2e/bytes.test.ts',
    isTimed: true,
  },
  'third-language': {
    promise: 'A third language is an entry in a list and a file of sentences.',
    inTheGate: 'web/app/locales/, edge/tests/answers-root-by-language.vtc',
  },
  'second-language': {
    promise: 'Tests do not assume which second language there is.',
    inTheGate: 'web/app/locales/test-languages.ts',
  },
  'planted-faults': {
    promise: 'The gate notices a fault in any of the promises.',
    inTheGate: 'all of it',
  },
};
