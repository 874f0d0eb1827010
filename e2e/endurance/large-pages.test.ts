/** How long an editor waits, in the admin in a browser, for a page with thirty sections. */
import { expect, test } from 'vitest';
import { field, openAdmin, openEntry, press, words } from '../admin.ts';
import { inviteEditor } from '../invited-editor.ts';
import { newPage } from '../new-page.ts';
import { signInEditor } from '../publishing.ts';
import { useStack } from '../use-stack.ts';
import { median, recordFigure } from './figures.ts';

useStack();

const rounds = 10;

test('saving a page with 30 sections takes at most a second, publishing it two', async () => {
  const administrator = await signInEditor();
  const sections = Array.from({ length: 30 }, (_, index) => ({
    __component: 'sections.faq',
    title: `Questions ${index}`,
    questions: [1, 2, 3].map((number) => ({ question: `Question ${number}?`, answer: 'An answer. '.repeat(20) })),
  }));
  const { documentId } = await newPage(administrator, { sections });
  const page = await openAdmin(await inviteEditor(administrator, 'strapi-editor'), 'en');
  await openEntry(page, 'page', documentId, 'en');
  const measure = async (button: string) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await field(page, 'title').fill(`${button} ${round}`);
      const began = performance.now();
      expect(await press(page, button)).toBe(200);
      times.push(performance.now() - began);
      await page.waitForLoadState('networkidle');
    }
    return median(times);
  };
  const saving = await measure(words.en.save);
  const publishing = await measure(words.en.publish);
  recordFigure('saving 30 sections, in ms', saving.toFixed(0), '≤ 1,000');
  recordFigure('publishing 30 sections, in ms', publishing.toFixed(0), '≤ 2,000');
  expect(saving).toBeLessThanOrEqual(1_000);
  expect(publishing).toBeLessThanOrEqual(2_000);
});
