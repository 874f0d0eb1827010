/** axe on every template in every view: both languages, day and night, narrow and wide. */
import { expect, test } from 'vitest';
import { everyView, violationsIn } from '../axe-views.ts';
import { templates } from '../templates.ts';
import { useStack } from '../use-stack.ts';
import { figure } from './figures.ts';

useStack();

test('axe objects to nothing', async () => {
  const found: string[] = [];
  for (const paths of Object.values(templates)) found.push(...(await violationsIn(paths, everyView)));
  figure('views of all templates', Object.keys(templates).length * everyView.length);
  figure('violations', found.length, '0');
  expect(found).toEqual([]);
});
