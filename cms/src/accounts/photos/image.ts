/**
 * Turns what somebody uploaded into a photo that is safe to show: checked by content, cut to a square, without metadata.
 */
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { refusal } from '../refusal';

export const maxPhotoBytes = 5 * 1024 * 1024;
/** Larger pictures are refused: decoded, 50 million pixels take 200 MB. */
const maxPixels = 50_000_000;
const size = 512;

/**
 * The first bytes of each accepted format. Checked before the decoder reads the file, so that it never sees another of
 * the formats it knows, such as SVG or PDF.
 */
const signatures = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp(avif|avis)/,
];

/** Throws if it is not a picture. The result is always a new WebP file; nothing of the original file is kept. */
export async function toPhoto(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > maxPhotoBytes) throw photoRefused('too-large');
  const start = bytes.subarray(0, 16).toString('latin1');
  if (!signatures.some((signature) => signature.test(start))) throw photoRefused('not-an-image');
  return runOneAtATime(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: maxPixels, pages: 1, failOn: 'error' })
        .timeout({ seconds: 10 })
        .autoOrient()
        .resize(size, size, { fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      throw photoRefused('not-an-image');
    }
  });
}

/** Reads a file; throws as soon as it is too large. */
export async function readPhotoBytes(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxPhotoBytes) throw photoRefused('too-large');
    all.push(chunk);
  }
  return Buffer.concat(all);
}

export function photoRefused(code: 'too-large' | 'not-an-image') {
  return new errors.ValidationError('The photo is not accepted', refusal(code));
}

const maxWaiting = 4;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Decoded, a picture may take 200 MB. If several wait already, the browser has to try again. */
async function runOneAtATime<T>(task: () => Promise<T>): Promise<T> {
  if (waiting >= maxWaiting)
    throw new errors.ApplicationError('Too many photos at once', refusal('retry-limit-exceeded'));
  waiting += 1;
  const result = last.then(task);
  last = result.catch(() => {});
  try {
    return await result;
  } finally {
    waiting -= 1;
  }
}
