/** The commands of docs/operations.md, so that they are run as they stand there. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from 'stack/config';

/** The code blocks for a shell under a heading of the third level in "One server", as one script. */
export function commandsUnder(heading: string): string {
  const text = readFileSync(resolve(root, 'docs/operations.md'), 'utf8');
  const chapter = text.split(/^## /m).find((part) => part.startsWith('One server\n'));
  const section = chapter?.split(/^### /m).find((part) => part.startsWith(`${heading}\n`));
  const blocks = [...(section ?? '').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands!);
  if (blocks.length === 0) throw new Error(`docs/operations.md has no commands under "${heading}".`);
  return blocks.join('\n');
}
