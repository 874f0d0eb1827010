/** Renders a mail as text and as HTML. All values are escaped. */
import brand from '../../../brand.json' with { type: 'json' };
import { escapeHtml, fillMailTemplate } from './mail-template.ts';

export type MailContent = {
  language: string;
  site: string;
  heading: string;
  /** Only in the receipt. */
  greeting?: string;
  picture?: { file: string; alt: string };
  lines: string[];
  facts: [string, string][];
  /** The visitor's message and its heading; only in the mail to the team. */
  quote?: { title: string; text: string };
  note: string;
  footer: string;
};

export function renderText({ heading, greeting, lines, facts, quote, note, footer }: MailContent): string {
  const table = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const quoted = quote ? `${quote.title}:\n${quote.text.replaceAll(/^/gm, '> ')}` : '';
  return [greeting ?? heading, ...lines, table, quoted, note, footer].filter(Boolean).join('\n\n');
}

export function renderHtml(content: MailContent, siteUrl: string): string {
  const { language, site, heading, greeting, lines, facts, quote, note, picture, footer } = content;
  const paragraph = (line: string) =>
    `<p class="t" style="margin:0 0 16px;color:${brand.text.light}">${escapeHtml(line)}</p>`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th class="t" align="left" valign="top" style="padding:2px 16px 2px 0;font-weight:700;white-space:nowrap;color:${brand.text.light}">${escapeHtml(label)}</th><td class="t" style="padding:2px 0;word-break:break-word;color:${brand.text.light}">${escapeHtml(value)}</td></tr>`,
  );
  const quoted = quote
    ? `<p class="t" style="margin:20px 0 6px;font-size:14px;font-weight:700;color:${brand.text.light}">${escapeHtml(quote.title)}</p>
<blockquote class="t" style="margin:0;padding:4px 0 4px 16px;border-left:4px solid ${brand.mailQuoteLine};white-space:pre-wrap;word-break:break-word;color:${brand.text.light}">${escapeHtml(quote.text)}</blockquote>`
    : '';
  return fillMailTemplate({
    language,
    site,
    siteUrl,
    preview: lines[0]!,
    picture,
    heading,
    content: `${greeting ? paragraph(greeting) : ''}${lines.map(paragraph).join('')}
<table cellpadding="0" cellspacing="0" style="font-size:15px">${rows.join('')}</table>
${quoted}`,
    note,
    footer,
  });
}
