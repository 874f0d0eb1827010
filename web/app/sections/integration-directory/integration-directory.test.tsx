import { expect, test } from 'vitest';
import type { Integration } from '#content/lists/integration.server.ts';
import { count, renderSection } from '../render.tsx';

const tool = (kind: Integration['kind'], name: string): Integration => ({
  documentId: name,
  name,
  text: 'One lead, one row.',
  kind,
  link: undefined,
});

test('offers a filter of the kinds that exist, with their counts', () => {
  const integrations = [tool('crm', 'A'), tool('crm', 'B'), tool('webhook', 'C')];
  const html = renderSection('integration-directory', {}, { lists: { integrations } });
  expect(count(html, 'type="radio"')).toBe(3);
  expect(html).toContain('CRM <small>2</small>');
  expect(count(html, 'data-kind="crm"')).toBe(2);
});

test('has no filter for one kind, and links a tool that has a page', () => {
  const linked = { ...tool('crm', 'A'), link: { label: 'ignored', href: '/docs' } } as Integration;
  const html = renderSection('integration-directory', {}, { lists: { integrations: [linked] } });
  expect(html).not.toContain('radio');
  expect(html).toContain('<a href="/docs">A</a>');
});
