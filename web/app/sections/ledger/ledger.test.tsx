import { expect, test } from 'vitest';
import { count, renderSection } from '../render.tsx';

const row = { name: 'Marek Lis', source: 'Search ad', target: 'CRM', state: 'landed', result: 'Landed in 1.6 s' };

test('renders a table with one row per lead', () => {
  const html = renderSection('ledger', { title: 'T', day: 'Tuesday', rows: [row, { ...row, state: 'waiting' }] });
  expect(count(html, '<tr')).toBe(3);
  expect(count(html, 'scope="col"')).toBe(3);
});

test('crosses out the typo before its correction', () => {
  const amended = { ...row, state: 'amended', email: 'marek@example.com', typo: 'exmaple', correction: 'example' };
  const html = renderSection('ledger', { title: 'T', day: 'Tuesday', rows: [amended] });
  expect(html).toContain('marek@<del>exmaple</del> <ins>example</ins>.com');
  const twice = { ...amended, email: 'example@example.com' };
  expect(renderSection('ledger', { title: 'T', day: 'Tuesday', rows: [twice] })).toContain(
    'example@<del>exmaple</del> <ins>example</ins>.com',
  );
});

test('shows the plain address if the correction is not part of it', () => {
  const wrong = { ...row, email: 'marek@example.com', typo: 'a', correction: 'zzz' };
  expect(renderSection('ledger', { title: 'T', day: 'D', rows: [wrong] })).toContain(
    '<small>marek@example.com</small>',
  );
});
