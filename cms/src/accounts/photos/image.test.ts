import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { maxPhotoBytes, toPhoto } from './image';

const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

async function refusalOf(bytes: Buffer): Promise<unknown> {
  const error: unknown = await toPhoto(bytes).catch((reason: unknown) => reason);
  return (error as { details?: { code: string } }).details?.code;
}

describe('accepts', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s, and makes a square WebP of it', async (format) => {
    const photo = await toPhoto(await picture().toFormat(format).toBuffer());
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  test('a picture with a position and a colour profile, and removes both', async () => {
    const position = { IFD3: { GPSLatitude: '52/1 13/1 0/1', GPSLatitudeRef: 'N' } };
    const original = await picture().withExif(position).withIccProfile('p3').jpeg().toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { exif, icc, xmp, iptc } = await sharp(await toPhoto(original)).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('a picture that is turned by its metadata, and turns it', async () => {
    const left = await sharp({ create: { width: 32, height: 64, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    const halves = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#f00' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await sharp(await toPhoto(halves))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const blue = (x: number, y: number) => data[(y * 512 + x) * 3 + 2]!;
    expect([blue(256, 50) > 200, blue(256, 460) < 60]).toEqual([true, true]);
  });
});

describe('refuses', () => {
  test('more than 5 MB', async () => {
    expect(await refusalOf(Buffer.alloc(maxPhotoBytes + 1))).toBe('too-large');
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['SVG', Buffer.from(svg)],
    ['SVG after a comment', Buffer.from(`<!-- GIF89a -->${svg}`)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a zip archive', Buffer.from('PK\x03\x04')],
    ['a TIFF file', Buffer.from('II*\0\b\0\0\0')],
    ['a script with the name of a format', Buffer.from('#!/bin/sh\nGIF89a')],
    ['text that starts like a JPEG', Buffer.concat([jpeg, Buffer.from(svg)])],
    ['text that starts like a PNG', Buffer.concat([png, Buffer.from(svg)])],
    ['text that starts like a GIF', Buffer.from(`GIF89a/*${svg}*/`)],
    ['text that starts like a WebP', Buffer.from(`RIFF\x10\0\0\0WEBP${svg}`)],
    ['text that starts like an AVIF', Buffer.from(`\0\0\0\x1cftypavif${svg}`)],
  ])('%s', async (_, bytes) => {
    expect(await refusalOf(bytes)).toBe('not-an-image');
  });

  test('a small file with very many pixels', async () => {
    const bomb = await sharp({ create: { width: 8_000, height: 6_500, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(maxPhotoBytes);
    expect(await refusalOf(bomb)).toBe('not-an-image');
  });

  test('a PNG whose header claims 60,000 by 60,000 pixels', async () => {
    const small = await picture().png().toBuffer();
    small.writeUInt32BE(60_000, 16);
    small.writeUInt32BE(60_000, 20);
    expect(await refusalOf(small)).toBe('not-an-image');
  });

  test('a picture that is cut off', async () => {
    const whole = await picture(800, 600).jpeg().toBuffer();
    expect(await refusalOf(whole.subarray(0, whole.length / 2))).toBe('not-an-image');
  });
});

describe('removes from the original file', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a script behind the picture of a %s', async (format) => {
    const original = await picture().toFormat(format).toBuffer();
    const payload = '<script>alert(1)</script><?php system($_GET[0]); ?>';
    const photo = await toPhoto(Buffer.concat([original, Buffer.from(payload)]));
    expect(photo.toString('latin1')).not.toMatch(/script|php/);
    expect(photo.subarray(8, 12).toString()).toBe('WEBP');
  });

  test('a comment with a script', async () => {
    const original = await picture()
      .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
      .jpeg()
      .toBuffer();
    expect(original.toString('latin1')).toContain('script');
    expect((await toPhoto(original)).toString('latin1')).not.toContain('script');
  });

  test('the further frames of an animation', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animation, { animated: true }).metadata()).pages).toBe(2);
    expect((await sharp(await toPhoto(animation), { animated: true }).metadata()).pages ?? 1).toBe(1);
  });
});
