/** Pictures to upload, and uploads without a browser. */
import sharp from 'sharp';
import type { HttpClient, HttpResponse } from './http-client.ts';
import { site } from './site.ts';

export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A JPEG of noise, which compresses badly: 1,800 pixels square have about 4 MB. */
export async function newPhoto(size = 300, seed = 1): Promise<Upload> {
  const pixels = Buffer.alloc(size * size * 3);
  for (let index = 0, value = seed; index < pixels.length; index += 1) {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[index] = value >> 16;
  }
  const raw = { width: size, height: size, channels: 3 } as const;
  const buffer = await sharp(pixels, { raw }).jpeg({ quality: 95 }).toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

export function disguised(content: string | Buffer, name = 'photo.jpg'): Upload {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(content) };
}

export async function uploadPhoto(client: HttpClient, { name, mimeType, buffer }: Upload): Promise<HttpResponse> {
  const form = new FormData();
  form.set('photo', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const request = new Request(site, { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  return client.request('/account/photo', {
    method: 'POST',
    headers: {
      'content-type': request.headers.get('content-type')!,
      'content-length': String(body.length),
      accept: 'application/json',
      origin: site,
      'sec-fetch-site': 'same-origin',
    },
    body,
  });
}

const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${script}</svg>`;

/** Files that somebody might upload to harm the site or its visitors, and whether the picture in them is accepted. */
export async function hostileFiles(): Promise<{ title: string; file: Upload; isPicture: boolean }[]> {
  const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } });
  const [jpeg, png, gif, webp] = await Promise.all([
    plain.clone().jpeg().toBuffer(),
    plain.clone().png().toBuffer(),
    plain.clone().gif().toBuffer(),
    plain.clone().webp().toBuffer(),
  ]);
  const hugeHeader = Buffer.from(png);
  hugeHeader.writeUInt32BE(65_000, 16);
  hugeHeader.writeUInt32BE(65_000, 20);
  const exif = { IFD0: { ImageDescription: script }, IFD3: { GPSLatitude: '52/1 13/1 47/1', GPSLatitudeRef: 'N' } };
  const many = sharp({ create: { width: 8_000, height: 6_500, channels: 3, background: '#fff' } });
  const refused = {
    'SVG with a script': svg,
    'SVG after a comment that looks like a GIF': `<!--GIF89a-->${svg}`,
    'SVG with an external entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg.replace('alert', '&x;')}`,
    'HTML with the name of a picture': `<!doctype html>${script}`,
    'HTML that starts like a GIF': `GIF89a=1;/*${script}*/`,
    'HTML that starts like a PNG': Buffer.concat([png.subarray(0, 8), Buffer.from(script)]),
    'HTML that starts like a JPEG': Buffer.concat([jpeg.subarray(0, 3), Buffer.from(script)]),
    'HTML that starts like a WebP': Buffer.concat([webp.subarray(0, 12), Buffer.from(script)]),
    'a PDF': '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>',
    'a zip archive': Buffer.from('PK\x03\x04\x14\0'),
    'a program': Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'),
    'an empty file': '',
    'a PNG that claims 65,000 by 65,000 pixels': hugeHeader,
    'a small PNG of 52 million pixels': await many.png({ compressionLevel: 9 }).toBuffer(),
    'a GIF that is cut off': gif.subarray(0, 20),
  };
  const accepted = {
    'a JPEG with a script behind it': Buffer.concat([jpeg, Buffer.from(script)]),
    'a PNG with a script behind it': Buffer.concat([png, Buffer.from(script)]),
    'a GIF with a script behind it': Buffer.concat([gif, Buffer.from(`*/=1;${script}`)]),
    'a WebP with an archive behind it': Buffer.concat([webp, Buffer.from('PK\x03\x04')]),
    'a JPEG with a position and a script in its metadata': await plain.clone().withExif(exif).jpeg().toBuffer(),
  };
  return [
    ...Object.entries(refused).map(([title, content]) => ({ title, file: disguised(content), isPicture: false })),
    ...Object.entries(accepted).map(([title, content]) => ({ title, file: disguised(content), isPicture: true })),
  ];
}
