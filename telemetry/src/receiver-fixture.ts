/** An OTLP receiver for tests. It keeps the spans that it receives. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type ReceivedSpan = {
  part: string;
  traceId: string;
  spanId: string;
  /** Empty for the first span of a trace. */
  parentSpanId: string;
  name: string;
  /** The path of a request; empty for other spans. */
  path: string;
  failed: boolean;
};

type Attributes = { key: string; value: { stringValue?: string } }[];
type Span = Omit<ReceivedSpan, 'part' | 'path' | 'failed'> & { attributes: Attributes; status: { code?: number } };
type Body = { resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: Span[] }[] }[] };

export async function startReceiver(port = 0) {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    spans.push(...readSpans((await json(request)) as Body));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function readSpans({ resourceSpans }: Body): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const part = textOf(resource.attributes, 'service.name');
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name, attributes, status }) => {
        const path = textOf(attributes, 'url.path');
        return { part, traceId, spanId, parentSpanId, name, path, failed: status.code === 2 };
      }),
    );
  });
}

function textOf(attributes: Attributes, name: string): string {
  return attributes.find(({ key }) => key === name)?.value.stringValue ?? '';
}
