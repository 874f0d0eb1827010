import type { MarkedText } from './snippet.server.ts';

/** The response of routes/suggestions.ts. */
export type Suggestions = { summary: string; pages: { type: string; title: MarkedText; url: string }[] };
