import { statSync } from 'node:fs';
import type { Plugin } from 'vite';
import { typesetAll } from './app/locales/typography.ts';

/** Typesets the messages for browsers at build time, so that browsers need not load the code for it. */
export function typesetMessages(): Plugin {
  return {
    name: 'typeset-messages',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      const locale = /\/app\/locales\/([a-z]{2})\.ts$/.exec(id)?.[1];
      if (!locale) return null;
      // The query prevents Node from using its cached module after the file has changed in development.
      const file = (await import(`${id}?${statSync(id).mtimeMs}`)) as Record<string, unknown>;
      const exports = Object.entries(file).map(
        ([name, messages]) => `export const ${name} = ${JSON.stringify(typesetAll(messages, locale))};`,
      );
      return exports.join('\n');
    },
  };
}
