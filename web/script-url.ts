import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { build, type Plugin } from 'vite';

const suffix = '?script-url';

/**
 * `import url from './x.ts?script-url'` is the URL of x.ts and its imports, bundled as one module. A page without React
 * can load it with `import(url)` when it is needed. The URL contains a hash of the code.
 */
export function scriptUrl(): Plugin {
  const scripts = new Map<string, string>();
  return {
    name: 'script-url',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const file = await this.resolve(source.slice(0, -suffix.length), importer, { skipSelf: true });
      return file && file.id + suffix;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const input = id.slice(0, -suffix.length);
      const result = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format: 'es' } },
        },
      });
      const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
      if (chunk?.type !== 'chunk') throw new Error(`${input} was not bundled into a script`);
      for (const file of chunk.moduleIds) this.addWatchFile(file);
      const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 7);
      const fileName = `assets/${basename(input, '.ts')}-${hash}.js`;
      scripts.set(`/${fileName}`, chunk.code);
      if (this.environment.mode === 'build' && this.environment.name === 'client') {
        this.emitFile({ type: 'asset', fileName, source: chunk.code });
      }
      return `export default ${JSON.stringify(`/${fileName}`)}`;
    },
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
