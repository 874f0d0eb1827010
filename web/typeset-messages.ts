import { statSync } from 'node:fs';
import type { Plugin } from 'vite';
import { typesetAll } from './app/locales/typography.ts';

/** Sentences reach browsers typeset: it is done once, while building, and no browser needs to know how. */
export function typesetMessages(): Plugin {
  return {
    name: 'typeset-messages',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      const locale = /\/app\/locales\/([a-z]{2})\.ts$/.exec(id)?.[1];
      if (!locale) return null;
      // In development the file changes, and Node would remember it.
      const file = (await import(`${id}?${statSync(id).mtimeMs}`)) as Record<string, unknown>;
      const exports = Object.entries(file).map(
        ([name, words]) => `export const ${name} = ${JSON.stringify(typesetAll(words, locale))};`,
      );
      return exports.join('\n');
    },
  };
}
