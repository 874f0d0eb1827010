import type { Plugin } from 'vite';
import { bundledImport } from './bundled-import.ts';

/**
 * `import code from './x.ts?inline-script'` is the text of x.ts and its imports, bundled as one small script to inline
 * into a page. Pages without React need no other script, and no request for this one.
 */
export function inlineScript(): Plugin {
  return bundledImport({
    name: 'inline-script',
    bundle: { output: { format: 'iife' } },
    toValue: (code) => code.trim(),
  });
}
