import { afterAll, expect, test } from 'vitest';
import { startReceiver } from './receiver-fixture.ts';
import { continueTrace, inSpan, startTracing, traceFields, traceHeaders } from './tracing.ts';

const receiver = await startReceiver();
const endTracing = startTracing('test', receiver.url);
afterAll(() => receiver.stop());

const traceId = '10203040506070801020304050607080';
const requestId = '1020304050607080';

test('passes the trace of a request on to log lines and to other parts, and exports its spans', async () => {
  let fields: object = {};
  let headers: object = {};
  const failure = new Error('refused');
  let thrown: unknown;
  await continueTrace(`00-${traceId}-${requestId}-01`, () =>
    inSpan('outer', { a: 1 }, async () => {
      await inSpan('inner', {}, async () => {
        fields = traceFields();
        headers = traceHeaders();
        throw failure;
      }).catch((error: unknown) => (thrown = error));
    }),
  );
  expect(fields).toEqual({ traceId, requestId });
  expect(headers).toEqual({ traceparent: expect.stringMatching(`^00-${traceId}-[0-9a-f]{16}-01$`) });
  expect(thrown).toBe(failure);

  // Not sampled by the edge.
  await continueTrace(`00-${traceId}-${requestId}-00`, () => inSpan('not sampled', {}, async () => {}));
  await inSpan('caused by no request', {}, async () => {});
  await endTracing();

  const outer = receiver.spans.find(({ name }) => name === 'outer')!;
  const span = { part: 'duet-test', traceId, spanId: expect.anything(), path: '' };
  expect(receiver.spans).toEqual([
    { ...span, parentSpanId: outer.spanId, name: 'inner', failed: true },
    { ...span, parentSpanId: requestId, name: 'outer', failed: false },
  ]);
});

test.each([undefined, null, '', 'nonsense', `00-${traceId}-${requestId}`])(
  'has no trace when the header is %j',
  async (traceparent) => {
    continueTrace(traceparent, () => {
      expect(traceFields()).toEqual({});
      expect(traceHeaders()).toEqual({});
    });
  },
);
