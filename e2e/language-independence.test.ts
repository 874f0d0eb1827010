/** Neither language can hurt the other. The endurance suite of the same name does more of it. */
import { expect, onTestFinished, test } from 'vitest';
import { McpClient } from './mcp-client.ts';
import { newPage } from './new-page.ts';
import { signInEditor } from './publishing.ts';
import { randomNumbers } from './random-numbers.ts';
import { runRandomOperations } from './random-operations.ts';
import { cms } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

test('60 operations in one language change nothing in the other', async () => {
  const editor = await signInEditor();
  const mcp = await McpClient.forDrafts(editor);
  onTestFinished(() => mcp.revoke());
  const sections = ['First', 'Second'].map((title) => ({ __component: 'sections.cta', title }));
  const pages = [await newPage(editor, { sections }), await newPage(editor, { sections })];
  const { changed } = await runRandomOperations({
    pages,
    processes: [{ url: cms, editor }],
    mcp,
    count: 60,
    random: randomNumbers(7),
  });
  expect(changed).toEqual([]);
});
