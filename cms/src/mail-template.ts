/** The HTML of all mails, from the file that the CMS and the enquiries share. `appFolder` is the folder of the CMS. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from './brand';

type Values = {
  language: string;
  site: string;
  siteUrl: string;
  /** The first words that mail programs show in their list. */
  preview: string;
  picture?: { file: string; alt: string } | undefined;
  heading: string;
  /** HTML; everything else is text. */
  content: string;
  note: string;
  footer: string;
};

export function fillMailTemplate(appFolder: string, brand: Brand, { content, picture, ...texts }: Values): string {
  const template = readFileSync(join(appFolder, '..', 'mail.html'), 'utf8');
  const html: Record<string, string> = { content, picture: picture ? pictureRow(picture, texts.siteUrl) : '' };
  for (const [name, text] of Object.entries(texts)) html[name] = escapeHtml(text);
  const colours = brand as unknown as Record<string, Record<string, string>>;
  return template.replace(/\{\{([\w.]+)\}\}/g, (_, path: string) => {
    const [, name, theme] = path.split('.');
    const value = name && theme ? colours[name]?.[theme] : html[path];
    if (value === undefined) throw new Error(`mail.html has an unknown placeholder: ${path}`);
    return value;
  });
}

function pictureRow({ file, alt }: { file: string; alt: string }, siteUrl: string): string {
  return `<tr><td><img src="${siteUrl}/mail/${file}" width="600" alt="${escapeHtml(alt)}" style="display:block;width:100%;height:auto;border:0"></td></tr>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
