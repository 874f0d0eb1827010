import { expect, test } from 'vitest';
import type { Job } from '#content/lists/job.server.ts';
import { count, renderSection } from '../render.tsx';

const job: Job = { documentId: 'a', title: 'Writer', place: 'Katowice', pay: 'PLN 11,000', text: 'Buttons.' };

test('renders every job with the same link', () => {
  const data = { title: 'Open', action: { label: 'Write', href: '/contact' } };
  const html = renderSection('jobs', data, { lists: { jobs: [job, { ...job, documentId: 'b' }] } });
  expect(count(html, 'href="/contact"')).toBe(2);
  expect(html).toContain('PLN 11,000');
});

test('renders without jobs, pay, text and link', () => {
  const bare = { ...job, pay: undefined, text: undefined };
  expect(renderSection('jobs', { title: 'Open' }, { lists: { jobs: [bare] } })).not.toContain('<a ');
  expect(renderSection('jobs', { title: 'Open' })).toContain('></ul>');
});
