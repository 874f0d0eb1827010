import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import brand from '../brand.json' with { type: 'json' };

type PageMessages = { title: string; line: string; text: string; again: string; reference: string };

/** Texts of the 503 page, served when there is no stale copy and no origin responds, in every language of the site. */
const messages: Record<string, PageMessages> = {
  en: {
    title: '503 Service Unavailable',
    line: 'We will be right back',
    text: 'This page is being set up again. Your browser looks for it by itself in a few seconds.',
    again: 'Try now',
    reference: 'If you write to us about this, please quote the number',
  },
  pl: {
    title: '503 Usługa niedostępna',
    line: 'Zaraz wracamy',
    text: 'Ta strona właśnie wstaje na nowo. Przeglądarka za kilka sekund sama sprawdzi, czy już jest.',
    again: 'Sprawdź teraz',
    reference: 'Jeśli do nas o tym napiszesz, podaj numer',
  },
};

/** The bridge is raised for a paper ship. Its classes are the colours of the style sheet below. */
const picture = readFileSync(new URL('unavailable.svg', import.meta.url), 'utf8').trim();

/** The style sheet is inline: the page loads no other file. */
const style = `
:root{color-scheme:light dark;--paper:${brand.background.light};--ink:${brand.text.light};--ver:${brand.accent.light};--mus:${brand.highlight.light};--wat:${brand.water.light};--wat2:${brand.deepWater.light};--wat3:#82a796;--gre:#1e5747;--gre3:#174538;--pap:${brand.panel.light};--moon:#0000}
@media(prefers-color-scheme:dark){:root{--paper:${brand.background.dark};--ink:${brand.text.dark};--ver:${brand.accent.dark};--mus:${brand.highlight.dark};--wat:${brand.water.dark};--wat2:${brand.deepWater.dark};--wat3:#235159;--gre:#256553;--gre3:#1b4d3f;--pap:${brand.text.dark};--moon:${brand.text.dark}}}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1.5rem;padding:2rem;box-sizing:border-box;background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
svg{width:min(100%,30rem);height:auto}
.ver{fill:var(--ver)}.ink{fill:var(--ink)}.mus{fill:var(--mus)}.gre{fill:var(--gre)}.gre3{fill:var(--gre3)}.pap{fill:var(--pap)}.blk{fill:#121c27}.sh{fill:#bf8a1b}.stick{fill:#fdf8ec}.wat{fill:var(--wat)}.wat2{fill:var(--wat2)}.wat3{fill:var(--wat3)}.moon{fill:var(--moon)}
h1{margin:0;font-size:clamp(2.25rem,8vw,4.5rem);line-height:1;letter-spacing:-.03em;text-wrap:balance}
p{margin:0;max-width:32rem;overflow-wrap:anywhere}
a{color:inherit;font-weight:600;text-underline-offset:.2em}
`;

/** Where the page has the id of the trace. */
export const traceIdPlace = '@trace-id@';

export function unavailablePage(locale: string): string {
  const own = messages[locale];
  if (!own) throw new Error(`Texts for the language "${locale}" are missing. Add them to edge/unavailable.ts.`);
  const { title, line, text, again, reference } = own;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="5"><title>${title}</title><style>${style}</style></head><body>${picture}<h1>${line}</h1><p>${text}</p><p><a href="">${again}</a></p><p>${reference} ${traceIdPlace}.</p></body></html>
`;
}

/** Content Security Policy of the page: allows its inline style sheet and nothing else. */
export const unavailablePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
