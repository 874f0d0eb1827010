/**
 * Changes one internal of the installed Strapi at a time and starts the CMS with it. The start must fail with a message
 * that names the file in cms/src/strapi-internals/ that uses the internal.
 */
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startTemporaryInstance } from '../temporary-instance.ts';
import { useStack } from '../use-stack.ts';
import { waitFor } from '../wait-for.ts';
import { alterations } from './alterations.ts';
import { recordFigure } from './figures.ts';

useStack();

test.each(Object.entries(alterations))(
  'the CMS does not start when what %s uses has changed',
  async (file, [path, pattern, replacement]) => {
    const { child } = await startTemporaryInstance('cms', {
      NODE_OPTIONS: `--import ${resolve(import.meta.dirname, 'alter-module.ts')}`,
      ALTERATION: JSON.stringify({ path: `@strapi/${path}`, pattern, replacement }),
    });
    let output = '';
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (output += String(text)));
    await waitFor('the start to fail or to succeed', async () => /Strapi changed|started successfully/.test(output));
    // In a line of JSON, before the stack trace.
    const message = /Strapi changed: .*?\.ts\)/.exec(output)?.[0].replaceAll('\\"', '"');
    expect(message, output.slice(-3_000)).toContain(`(cms/src/strapi-internals/${file})`);
    await waitFor('the CMS to exit', async () => child.exitCode !== null);
    expect(child.exitCode).not.toBe(0);
    recordFigure(file, message!);
  },
);
