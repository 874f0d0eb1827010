/** Runs axe on every template in both languages, both colour schemes and at both widths. */
import { expect, test } from 'vitest';
import { allViews, findViolationsInViews } from '../axe-views.ts';
import { templates } from '../templates.ts';
import { useStack } from '../use-stack.ts';
import { recordFigure } from './figures.ts';

useStack();

test('axe finds no violations', async () => {
  const found: string[] = [];
  for (const paths of Object.values(templates)) found.push(...(await findViolationsInViews(paths, allViews)));
  recordFigure('views of all templates', Object.keys(templates).length * allViews.length);
  recordFigure('violations', found.length, '0');
  expect(found).toEqual([]);
});
