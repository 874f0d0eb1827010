/**
 * Renders a mail as text and as HTML. Mail programs support only inline styles and table layout. All values are
 * escaped.
 */
import brand from '../../../brand.json' with { type: 'json' };

export type MailContent = {
  language: string;
  site: string;
  greeting: string;
  lines: string[];
  facts: [string, string][];
  /** The visitor's message and its heading; only in the mail to the team. */
  quote?: { title: string; text: string };
  note: string;
};

export function renderText({ greeting, lines, facts, quote, note }: MailContent): string {
  const table = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const quoted = quote ? `${quote.title}:\n${quote.text.replaceAll(/^/gm, '> ')}` : '';
  return [greeting, ...lines, table, quoted, note].filter(Boolean).join('\n\n');
}

export function renderHtml({ language, site, greeting, lines, facts, quote, note }: MailContent): string {
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join('');
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0;font-weight:700;white-space:nowrap">${escape(label)}</th><td style="padding:2px 0;word-break:break-word">${escape(value)}</td></tr>`,
  );
  const quoted = quote
    ? `<p style="margin:0 0 6px;font-size:14px;font-weight:700">${escape(quote.title)}</p>
<blockquote style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:4px solid ${brand.mailQuoteLine};white-space:pre-wrap;word-break:break-word">${escape(quote.text)}</blockquote>
`
    : '';
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(site)}</title></head>
<body style="margin:0;background:${brand.background.light};color:${brand.text.light};font:17px/1.6 Geologica,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 0 20px;font-size:24px;font-weight:800">${escape(site)}</td></tr>
<tr><td style="background:${brand.panel.light};border-top:6px solid ${brand.accent.light};padding:28px 28px 20px">
<p style="margin:0 0 16px;font-weight:700">${escape(greeting)}</p>${paragraphs}
<table cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:15px">${rows.join('')}</table>
${quoted}</td></tr><tr><td style="padding:20px 0 0;font-size:14px;color:${brand.mutedText.light}">${escape(note)}</td></tr></table></td></tr></table></body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
