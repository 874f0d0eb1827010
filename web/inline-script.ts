import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * `import code from './x.ts?inline-script'` is the text of x.ts and its imports, bundled as one small script to inline
 * into a page. Pages without React need no other script, and no request for this one.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
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
          rolldownOptions: { input, output: { format: 'iife' } },
        },
      });
      const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
      if (chunk?.type !== 'chunk') throw new Error(`${input} was not bundled into a script`);
      for (const file of chunk.moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(chunk.code.trim())}`;
    },
  };
}
