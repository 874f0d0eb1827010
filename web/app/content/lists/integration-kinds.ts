/** The kinds of tools, in the order of the filter. */
export const integrationKinds = ['crm', 'no-code', 'webhook', 'source'] as const;

export type IntegrationKind = (typeof integrationKinds)[number];
