/** After a build: each text file gets a Brotli and a gzip copy beside it, as small as they go, so that no request waits for it. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = new URL('./build/client/', import.meta.url);

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue;
  const content = readFileSync(new URL(name, folder));
  writeFileSync(new URL(`${name}.gz`, folder), gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(content, { params }));
}
