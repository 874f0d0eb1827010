import { describe, expect, test } from 'vitest';
import { withPageLead } from './sections.tsx';
import type { Section } from './registry.server.ts';

const hero = (lead: string | null) => ({ name: 'hero', data: { title: 'Title', lead } }) as unknown as Section;
const text = { name: 'rich-text', data: { body: [] } } as unknown as Section;

describe('the lead of a page', () => {
  test('is shown by a hero at the top that has none', () => {
    expect(withPageLead([hero(null), text], 'Of the page')).toEqual([hero('Of the page'), text]);
  });

  test('does not replace the lead of the hero', () => {
    expect(withPageLead([hero('Of the hero')], 'Of the page')).toEqual([hero('Of the hero')]);
  });

  test('is not added to a hero further down', () => {
    expect(withPageLead([text, hero(null)], 'Of the page')).toEqual([text, hero(null)]);
  });
});
