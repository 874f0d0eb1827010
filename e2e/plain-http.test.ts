/** Without --tls, as on a first try: the same site over plain http. */
import { ports } from 'stack/config';
import { expect, test } from 'vitest';
import { aMessage, referenceIn } from './enquiry.ts';
import { Person } from './person.ts';
import { getOnce } from './site.ts';
import { useStack } from './use-stack.ts';

useStack({ tls: false });

const site = `http://127.0.0.1:${ports.edge}`;

test('a page, its own addresses and a form work over plain http', async () => {
  const page = await getOnce('/pricing', {}, site);
  expect(page.status).toBe(200);
  expect(page.headers.get('Strict-Transport-Security')).toBeNull();
  expect(await page.text()).toContain(`<link rel="canonical" href="${site}/pricing"`);
  const sent = await new Person().ask('/enquiry', {
    base: site,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(aMessage()).toString(),
  });
  expect(sent.status).toBe(200);
  expect(referenceIn(sent)).toMatch(/^[0-9A-F]{8}$/);
});
