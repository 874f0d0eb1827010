/**
 * Uploads a file with progress. It is tried again after a lost connection or a response with 408, 429 or 5xx, with
 * growing pauses, for ten minutes; the SDK of Firebase Storage does the same.
 */

const maxRetryMs = 10 * 60_000;
const firstPauseMs = 1_000;
const maxPauseMs = 30_000;

/** `message` is the server's, in the language of the page; null if the server sent none. */
type Outcome = { ok: true } | { ok: false; code: string; message: string | null };

type Listener = { onProgress: (percent: number) => void; onRetry: () => void };

export async function uploadFile(
  url: string,
  form: FormData,
  signal: AbortSignal,
  { onProgress, onRetry }: Listener,
): Promise<Outcome> {
  const deadline = Date.now() + maxRetryMs;
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, maxPauseMs)) {
    const response = signal.aborted ? null : await send(url, form, signal, onProgress);
    if (signal.aborted) return { ok: false, code: 'canceled', message: null };
    const canRetry = !response || response.status >= 500 || response.status === 408 || response.status === 429;
    if (!canRetry) return readOutcome(response.text);
    if (Date.now() + pause > deadline) return { ok: false, code: 'retry-limit-exceeded', message: null };
    onRetry();
    await wait(pause, signal);
  }
}

type Answer = { status: number; text: string };

/** Null if there was no response. `fetch` does not report the progress of an upload. */
function send(
  url: string,
  form: FormData,
  signal: AbortSignal,
  onProgress: Listener['onProgress'],
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total)));
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', abort);
      resolve(request.status === 0 ? null : { status: request.status, text: request.responseText });
    });
    signal.addEventListener('abort', abort);
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.send(form);
  });
}

/** A response in another format is not from the upload: for example the sign-in page, after the session has ended. */
function readOutcome(text: string): Outcome {
  try {
    const { outcome, code = 'unknown', message = null } = JSON.parse(text) as Record<string, string | undefined>;
    return outcome ? { ok: true } : { ok: false, code, message };
  } catch {
    return { ok: false, code: 'unknown', message: null };
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      done();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
  });
}
