/** A stack without --tls serves the site over plain http. */
import { ports } from 'stack/config';
import { expect, test } from 'vitest';
import { newEnquiry, extractReference } from './enquiry.ts';
import { HttpClient } from './http-client.ts';
import { getOnce } from './site.ts';
import { useStack } from './use-stack.ts';

useStack({ tls: false });

const site = `http://127.0.0.1:${ports.edge}`;

test('serves a page, its canonical URL and a form over plain http', async () => {
  const page = await getOnce('/pricing', {}, site);
  expect(page.status).toBe(200);
  expect(page.headers.get('Strict-Transport-Security')).toBeNull();
  expect(await page.text()).toContain(`<link rel="canonical" href="${site}/pricing"`);
  const sent = await new HttpClient().request('/enquiry', {
    base: site,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(newEnquiry()).toString(),
  });
  expect(sent.status).toBe(200);
  expect(extractReference(sent)).toMatch(/^[0-9A-F]{8}$/);
});
