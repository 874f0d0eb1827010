import type { Core } from '@strapi/strapi';
import { statSync } from 'node:fs';
import { join } from 'node:path';

type File = { id: number; name: string; alternativeText: string | null; [key: string]: unknown };

/** Uploads files of seed/images with Strapi's upload plugin, each once. */
export class Media {
  private readonly uploads = new Map<string, Promise<File>>();
  private readonly strapi: Core.Strapi;

  constructor(strapi: Core.Strapi) {
    this.strapi = strapi;
  }

  file(name: string, alternativeText: string): Promise<File> {
    const known = this.uploads.get(name) ?? this.find(name).then((file) => file ?? this.upload(name, alternativeText));
    this.uploads.set(name, known);
    return known;
  }

  /** In rich text, an image is a copy of the file's database record, as Strapi's editor creates it. */
  async block(name: string, alternativeText: string, caption?: string): Promise<Record<string, unknown>> {
    const file = await this.file(name, alternativeText);
    const image = { ...file, alternativeText, caption: caption ?? null };
    return image;
  }

  private find(name: string): Promise<File | null> {
    return this.strapi.db.query('plugin::upload.file').findOne({ where: { name } });
  }

  private async upload(name: string, alternativeText: string): Promise<File> {
    const filepath = join(this.strapi.dirs.app.root, 'seed/images', name);
    const [file] = await this.strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { name, alternativeText } },
        files: {
          filepath,
          originalFilename: name,
          mimetype: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
          size: statSync(filepath).size,
        },
      });
    return file as File;
  }
}
