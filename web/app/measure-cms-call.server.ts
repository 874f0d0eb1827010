import { inSpan, traceHeaders } from 'telemetry';
import { cmsSeconds } from './metrics.server.ts';

/** Measures a call to the CMS: its duration, and a span to which the CMS adds its own by the headers. */
export function measureCmsCall<T extends { status: number }>(
  kind: 'content' | 'accounts',
  name: string,
  call: (headers: { traceparent?: string }) => Promise<T>,
): Promise<T> {
  const stop = cmsSeconds.startTimer({ kind });
  return inSpan(`CMS ${name}`, {}, async (span) => {
    try {
      const response = await call(traceHeaders());
      span.setAttributes({ 'http.response.status_code': response.status });
      stop({ status: response.status });
      return response;
    } catch (error) {
      stop({ status: 'none' });
      throw error;
    }
  });
}
