import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { firebaseApp } from '../../firebase-app';
import { withTimeLimit } from '../../time-limit';
import { refusal } from '../refusal';
import type { PhotoRefusalCode } from '../refusal-codes';
import type { User } from '../user';

/**
 * Photos in a bucket of Firebase Storage, as `accounts/{account}/{version}.webp`. Only the CMS reads and writes them;
 * the rules of the bucket refuse everybody else.
 */
export function bucketStorage(strapi: Core.Strapi, name: string) {
  // Loaded on first use: most installations have no bucket.
  const bucket = async () => (await import('firebase-admin/storage')).getStorage(firebaseApp(strapi)).bucket(name);
  const folder = ({ documentId }: User) => `accounts/${documentId}/`;
  const file = async (user: User, version: string) => (await bucket()).file(`${folder(user)}${version}.webp`);
  return {
    save: (user: User, version: string, webp: Buffer) =>
      run(strapi, async () => {
        const target = await file(user, version);
        const metadata = { cacheControl: 'private, no-store' };
        const upload = () => target.save(webp, { resumable: false, contentType: 'image/webp', metadata });
        // The client does not repeat uploads. The same bytes under the same name can be sent again.
        await upload().catch((error: unknown) => (isConnectionLost(error) ? upload() : Promise.reject(error)));
      }),
    read: (user: User, version: string) =>
      run(strapi, async (): Promise<Buffer | null> => {
        try {
          return (await (await file(user, version)).download())[0];
        } catch (error) {
          if (storageCode(error) === 'object-not-found') return null;
          throw error;
        }
      }),
    deleteOlder: (user: User, version: string) =>
      run(strapi, async () => {
        const [files] = await (await bucket()).getFiles({ prefix: folder(user) });
        const others = files.filter((one) => one.name !== `${folder(user)}${version}.webp`);
        await Promise.all(others.map((one) => one.delete({ ignoreNotFound: true })));
      }),
    deleteAll: (user: User) =>
      run(strapi, async () => (await bucket()).deleteFiles({ prefix: folder(user), force: true })),
  };
}

/** Runs a call with a time limit. A failure is logged and becomes a refusal with the code of the Firebase SDK. */
async function run<T>(strapi: Core.Strapi, task: () => Promise<T>): Promise<T> {
  const timeoutMs = strapi.config.get<number>('identity.bucketTimeoutMs');
  try {
    return await withTimeLimit(task(), timeoutMs, Object.assign(new Error('timeout'), { code: 408 }));
  } catch (error) {
    strapi.log.error(`The photo storage failed: ${String(error)}`);
    throw new errors.ApplicationError('The photo storage failed', refusal(storageCode(error)));
  }
}

/** The other side may close an idle connection at the moment when it is used again. */
function isConnectionLost(error: unknown): boolean {
  return ['EPIPE', 'ECONNRESET'].includes(String((error as { code?: unknown }).code));
}

/** The client reports the HTTP status as the code. An error without a number means that the bucket was not reached. */
export function storageCode(error: unknown): PhotoRefusalCode {
  const { code, message = '' } = error as { code?: number | string; message?: string };
  switch (Number(code)) {
    case 401:
      return 'unauthenticated';
    case 403:
      return 'unauthorized';
    case 404:
      return /bucket does not exist/i.test(message) ? 'bucket-not-found' : 'object-not-found';
    case 402:
      return 'quota-exceeded';
    default:
      return Number(code) < 500 && Number(code) !== 408 && Number(code) !== 429 ? 'unknown' : 'retry-limit-exceeded';
  }
}
