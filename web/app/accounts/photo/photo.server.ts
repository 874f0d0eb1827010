/** Reads and changes the member's photo, which the CMS stores. */
import { z } from 'zod';
import { callCms, readFileFromCms } from '#accounts/cms/cms-client.server.ts';
import { CmsError } from '#accounts/cms/cms-error.ts';
import { config } from '#config.server.ts';
import { Queue } from '#content/client/queue.ts';
import { consumeAttempt, refundAttempt } from '#http/rate-limits.server.ts';
import { maxPhotoBytes } from './limits.ts';
import { PhotoError, toPhotoErrorCode } from './photo-errors.ts';

/** Photos are large and may be slow. */
const queue = new Queue(2);
/** A page that shows the photo does not wait longer for it. */
const readTimeoutMs = 2_000 * config.TIMEOUT_FACTOR;
/** The other fields of the form, and its boundaries. */
const maxFormBytes = maxPhotoBytes + 16_384;

export function readPhoto(token: string): Promise<ArrayBuffer> {
  return withPhotoErrors(() => readFileFromCms('/account/photo', { token, queue, timeoutMs: readTimeoutMs }));
}

/** An upload takes up to 20 MB of memory here. */
const maxUploads = 3;
let uploads = 0;

/** Handles the form with the photo. Returns what was done. */
export async function changePhoto(
  request: Request,
  { account, token }: { account: { documentId: string }; token: string },
): Promise<'saved' | 'removed'> {
  if (Number(request.headers.get('Content-Length') ?? Infinity) > maxFormBytes) throw new PhotoError('too-large');
  if (uploads >= maxUploads) throw new PhotoError('retry-limit-exceeded');
  const attempt = { 'photo by account': account.documentId };
  if ((await consumeAttempt(attempt)) !== null) throw new PhotoError('too-many-changes');
  uploads += 1;
  try {
    const form = await request.formData().catch((error: unknown) => {
      throw new PhotoError('invalid-argument', error);
    });
    return await withPhotoErrors(() => applyForm(form, token));
  } catch (error) {
    // The storage does not answer, and the browser tries again by itself. Any other failure counts.
    if (isStorageFailure(error)) await refundAttempt(attempt);
    throw error;
  } finally {
    uploads -= 1;
  }
}

async function applyForm(form: FormData, token: string): Promise<'saved' | 'removed'> {
  const intent = form.get('intent');
  if (intent === 'remove') {
    await callCms('/account/photo', { method: 'DELETE', token, queue }, z.unknown());
    return 'removed';
  }
  if (intent === 'from-provider') {
    await callCms('/account/photo/from-provider', { method: 'POST', token, queue }, z.unknown());
    return 'saved';
  }
  const file = form.get('photo');
  if (!(file instanceof File) || file.size === 0) throw new PhotoError('not-an-image');
  if (file.size > maxPhotoBytes) throw new PhotoError('too-large');
  const body = new Uint8Array(await file.arrayBuffer());
  await callCms('/account/photo', { method: 'PUT', body, token, queue }, z.unknown());
  return 'saved';
}

async function withPhotoErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    const code = toPhotoErrorCode(error.details.code);
    throw new PhotoError(code ?? 'retry-limit-exceeded', error);
  }
}

/** Whether the CMS itself reported that the storage does not answer; a slow upload is not that. */
function isStorageFailure(error: unknown): boolean {
  return (
    error instanceof PhotoError &&
    error.cause instanceof CmsError &&
    error.cause.details.code === 'retry-limit-exceeded'
  );
}
