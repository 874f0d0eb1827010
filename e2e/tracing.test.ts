/** One trace for a page, a publication, a sign-in and an enquiry, from the edge's request to the database (docs/monitoring.md). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { home } from 'stack/config';
import { purgeEdges } from 'stack/edges';
import { startReceiver, type ReceivedSpan } from 'telemetry/receiver-fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEnquiry, sendEnquiry } from './enquiry.ts';
import { HttpClient, newEmail, newMember, signIn } from './http-client.ts';
import { newPage } from './new-page.ts';
import { edges, signInEditor } from './publishing.ts';
import { get } from './site.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());

useStack({ settings: () => ({ STACK_TRACE_RECEIVER: receiver.url, STACK_TRACE_SAMPLE_PERCENT: '100' }) });

/** `part name`, as in `web GET /:slug`. Numbers and ids are left out. */
const nameOf = ({ part, name }: Pick<ReceivedSpan, 'part' | 'name'>) => `${part.replace('duet-', '')} ${name}`;

/** The newest trace that begins with this request. */
function findTrace(request: Pick<ReceivedSpan, 'part' | 'name' | 'path'>) {
  const first = receiver.spans.findLast(
    ({ part, name, path }) => part === request.part && name === request.name && path === request.path,
  );
  return { first, spans: receiver.spans.filter(({ traceId }) => traceId === first?.traceId) };
}

/**
 * The newest trace that begins with this request has all of the given spans, and each span but the first has its parent in
 * the trace. The parts send their spans at different times.
 */
async function expectConnectedTrace(request: Pick<ReceivedSpan, 'part' | 'name' | 'path'>, expected: string[]) {
  await expect
    .poll(() => {
      const { spans } = findTrace(request);
      const names = new Set(spans.map(nameOf));
      const ids = new Set(spans.map(({ spanId }) => spanId));
      return {
        missing: expected.filter((name) => !names.has(name)),
        withoutParent: spans.filter(({ parentSpanId }) => !ids.has(parentSpanId)).map(nameOf),
      };
    })
    .toEqual({ missing: [], withoutParent: [nameOf(request)] });
  const { first, spans } = findTrace(request);
  return { first: first!, spans };
}

test('a page is one trace: loaders, content, database and rendering', async () => {
  const { path } = await newPage(await signInEditor());
  // It was read back when it was published, so it is in the cache.
  await purgeEdges('all');
  const requested = path.pl;
  expect((await get(requested)).status).toBe(200);
  const trace = await expectConnectedTrace({ part: 'duet-web', name: 'GET /pl/:slug', path: requested }, [
    'web loader slug___pl',
    'web content-publications',
    'web render',
  ]);
  // The id that the edge has given the request.
  expect(trace.first.parentSpanId).toMatch(/^\d{16}$/);
  const line = readFileSync(resolve(home, 'logs/web.log'), 'utf8')
    .split('\n')
    .findLast((one) => one.includes(`"path":"${requested}"`))!;
  expect(JSON.parse(line)).toMatchObject({
    part: 'web',
    traceId: trace.first.traceId,
    requestId: trace.first.parentSpanId,
    status: 200,
  });
});

test('a publication is one trace: the editor’s request, the database, the purges and the read-back', async () => {
  const editor = await signInEditor();
  const { documentId } = await newPage(editor);
  await editor.publish('page', documentId, { title: 'Traced' }, 'en');
  await editor.waitUntilLive(documentId, 'en');
  const first = await waitFor('the request', async () =>
    receiver.spans.findLast(({ name }) => /^(POST|PUT) \/content-manager\/.*publish/.test(name)),
  );
  const countPurges = () => findTrace(first).spans.filter(({ name }) => name.startsWith('purge ')).length;
  await expect.poll(countPurges).toBeGreaterThanOrEqual(edges.length);
  await expectConnectedTrace(first, ['cms insert publications', 'cms insert purges', 'cms read back']);
});

test('a sign-in is one trace: the form, the CMS and its database', async () => {
  const email = newEmail('traced');
  await newMember(email);
  expect((await signIn(new HttpClient(), email)).status).toBe(302);
  await expectConnectedTrace({ part: 'duet-web', name: 'POST /auth/login', path: '/auth/login' }, [
    'web action auth-login___en',
    'web CMS POST /auth/local',
    'cms POST /api/auth/local',
    'cms select up_users',
    'web insert sessions',
  ]);
});

test('an enquiry is one trace: the form, the stored rows and every delivery', async () => {
  expect((await sendEnquiry(newEnquiry())).status).toBe(200);
  const request = { part: 'duet-web', name: 'POST /enquiry', path: '/enquiry' };
  const isInbox = ({ part, name }: ReceivedSpan) => part === 'duet-cms' && name.includes('/inbox/enquiries/');
  await expect.poll(() => findTrace(request).spans.some(isInbox)).toBe(true);
  await expectConnectedTrace(request, [
    'web action enquiry___en',
    'web enquiry',
    'web deliveries',
    'enquiries deliver team',
    'enquiries deliver receipt',
    'enquiries deliver desk',
    'enquiries delivered',
  ]);
});
