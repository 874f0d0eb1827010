/** How soon visitors find what was published, when both edges have stored the results of before. */
import { expect, test } from 'vitest';
import { HttpClient } from '../http-client.ts';
import { newPage } from '../new-page.ts';
import { edges, signInEditor } from '../publishing.ts';
import { useStack } from '../use-stack.ts';
import { waitFor } from '../wait-for.ts';
import { percentile, recordFigure } from './figures.ts';

useStack();

const publicationCount = 100;
const languages = ['en', 'pl'] as const;
const word = 'zfindablez';

test('what was published is found at both edges within a second', async () => {
  const editor = await signInEditor();
  const { documentId } = await newPage(editor, { title: word });
  const seconds: number[] = [];
  for (let number = 1; number <= publicationCount; number += 1) {
    const language = languages[number % languages.length]!;
    // The edge limits the searches of one IP address.
    const visitor = new HttpClient(`127.0.23.${number}`);
    const path = `${language === 'en' ? '/search' : '/pl/szukaj'}?q=${word}`;
    const found = (base: string) => visitor.request(path, { base });
    // The second purge of an earlier publication may come in between.
    for (const edge of edges)
      await waitFor('stored results', async () => (await found(edge)).headers['x-cache'] === 'hit');
    const title = `${word} of publication ${number}`;
    const began = performance.now();
    expect((await editor.publish('page', documentId, { title }, language)).status).toBe(200);
    await Promise.all(
      edges.map((edge) =>
        waitFor('the new results', async () => (await found(edge)).body.includes(`of publication ${number}`)),
      ),
    );
    seconds.push((performance.now() - began) / 1000);
  }
  recordFigure(
    'found at both edges after the request to publish: p50, p95, slowest',
    [percentile(seconds, 0.5), percentile(seconds, 0.95), Math.max(...seconds)].map((one) => `${one.toFixed(2)} s`),
    'p95 ≤ 1 s',
  );
  expect(percentile(seconds, 0.95)).toBeLessThanOrEqual(1);
});
