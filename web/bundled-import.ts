import { build, type BuildOptions, type Plugin } from 'vite';

type Load = Extract<Plugin['load'], (...args: never[]) => unknown>;
type Context = ThisParameterType<Load>;

type Options = {
  /** `name` makes `import value from './x.ts?name'` possible. */
  name: string;
  bundle: NonNullable<BuildOptions['rolldownOptions']>;
  /** The imported value, made of the bundled code. */
  toValue: (code: string, file: string, context: Context) => string;
};

/** A plugin that bundles an imported file and its imports into one script. */
export function bundledImport({ name, bundle, toValue }: Options): Plugin {
  const suffix = `?${name}`;
  return {
    name,
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
        build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input, ...bundle } },
      });
      const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
      if (chunk?.type !== 'chunk') throw new Error(`${input} was not bundled into a script`);
      for (const file of chunk.moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(toValue(chunk.code, input, this))}`;
    },
  };
}
