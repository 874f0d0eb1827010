/**
 * Preloaded into a process (`node --import`): changes the source of one module when it is loaded, as if an update had
 * changed it. `ALTERATION` is JSON: the end of the module's path, a regular expression and its replacement.
 */
import { registerHooks } from 'node:module';

const { path, pattern, replacement } = JSON.parse(process.env.ALTERATION!) as {
  path: string;
  pattern: string;
  replacement: string;
};

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(path)) return loaded;
    const source = String(loaded.source);
    const altered = source.replaceAll(new RegExp(pattern, 'gm'), replacement);
    if (altered === source) throw new Error(`The alteration does not match anything in ${url}`);
    return { ...loaded, source: altered };
  },
});
