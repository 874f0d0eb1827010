import { createHash } from 'node:crypto';

type Words = { title: string; line: string; text: string; again: string };

/** What the edge says when it has nothing saved and nobody behind it answers. A language without words reads English. */
const words: Record<string, Words> & { en: Words } = {
  en: {
    title: '503 Service Unavailable',
    line: 'We will be right back',
    text: 'This page is being set up again. Your browser looks for it by itself in a few seconds.',
    again: 'Try now',
  },
  pl: {
    title: '503 Usługa niedostępna',
    line: 'Zaraz wracamy',
    text: 'Ta strona właśnie wstaje na nowo. Przeglądarka za kilka sekund sama sprawdzi, czy już jest.',
    again: 'Sprawdź teraz',
  },
};

/** The colours and the arch of the site (web/app/theme), in a page that needs nothing else. */
const style = `
:root{color-scheme:light dark;--paper:#f5eddc;--ink:#121c27;--sun:#e2a62b}
@media(prefers-color-scheme:dark){:root{--paper:#0f1a23;--ink:#f4ead6}}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1.5rem;padding:2rem;box-sizing:border-box;background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
svg{width:7rem;height:auto;fill:var(--sun)}
h1{margin:0;font-size:clamp(2.25rem,8vw,4.5rem);line-height:1;letter-spacing:-.03em;text-wrap:balance}
p{margin:0;max-width:32rem}
a{color:inherit;font-weight:600;text-underline-offset:.2em}
`;

export function unavailablePage(locale: string): string {
  const { title, line, text, again } = words[locale] ?? words.en;
  return `<!doctype html>
<html lang="${words[locale] ? locale : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="5"><title>${title}</title><style>${style}</style></head><body><svg viewBox="0 0 120 64" aria-hidden="true"><path d="M0 64V60A60 60 0 0 1 120 60V64H92A32 32 0 0 0 28 64Z"/></svg><h1>${line}</h1><p>${text}</p><p><a href="">${again}</a></p></body></html>
`;
}

/** Nothing but its own style sheet may do anything on that page. */
export const unavailablePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
