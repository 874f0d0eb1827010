import { expect, onTestFinished, test } from 'vitest';
import { signInEditor } from './publishing.ts';
import { get } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

const readHeading = async (path: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(await (await get(path)).text())![1]!
    .replace(/<[^>]+>/g, '')
    .trim();

const expectHeading = async (path: string, heading: string) => {
  await expect.poll(() => readHeading(path)).toBe(heading);
};

test('the title of the status page follows the state of the components, in both languages', async () => {
  const editor = await signInEditor();
  const { documentId } = await editor.find('status-component', 'Carrying', 'name');
  const publish = async (state: string) => {
    for (const locale of ['en', 'pl']) {
      const { status, message } = await editor.publish('status-component', documentId, { state }, locale);
      expect(status, message).toBe(200);
      await editor.waitUntilLive(documentId, locale);
    }
  };
  onTestFinished(() => publish('running'));
  await expectHeading('/status', 'The road is clear.');
  await publish('closed');
  await expectHeading('/status', 'Closed for the moment.');
  await expectHeading('/pl/stan-uslugi', 'Chwilowo zamknięte.');
  await publish('maintenance');
  await expectHeading('/status', 'Wet paint.');
  await publish('running');
  await expectHeading('/pl/stan-uslugi', 'Droga wolna.');
});
