/** The package `search`, which the web uses, too. It is an ES module, so it is imported when it is first needed. */
export type Search = typeof import('search', { with: { 'resolution-mode': 'import' } });
export type Analyser = Awaited<ReturnType<Search['loadAnalyser']>>;

export function loadSearch(): Promise<Search> {
  return import('search');
}
