import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { bundledImport } from './bundled-import.ts';

/**
 * `import url from './x.ts?script-url'` is the URL of x.ts and its imports, bundled as one module. A page without React
 * can load it with `import(url)` when it is needed. The URL contains a hash of the code.
 */
export function scriptUrl(): Plugin {
  const scripts = new Map<string, string>();
  return {
    ...bundledImport({
      name: 'script-url',
      bundle: { preserveEntrySignatures: 'strict', output: { format: 'es' } },
      toValue: (source, file, context) => {
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
        const fileName = `assets/${basename(file, '.ts')}-${hash}.js`;
        scripts.set(`/${fileName}`, source);
        if (context.environment.mode === 'build' && context.environment.name === 'client') {
          context.emitFile({ type: 'asset', fileName, source });
        }
        return `/${fileName}`;
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const script = scripts.get(request.url ?? '');
        if (script === undefined) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(script);
      });
    },
  };
}
