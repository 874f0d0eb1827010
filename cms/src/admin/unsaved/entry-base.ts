/**
 * Tells the CMS which version a form was opened with, so that nobody saves over a colleague's text without knowing
 * (src/conflicts.ts). Strapi's form cannot send it, so `fetch` is replaced by a function that adds a header.
 */
export type EntryId = { model: string; documentId: string; locale: string; isSingle: boolean };

type Base = { documentId: string; savedAt: string; replaces: boolean };

const bases = new Map<string, Base>();
const conflictEvent = 'entry-conflict';

/** In the addresses of single types there is no id. */
const keyOf = (model: string, documentId: string, locale: string) => [model, documentId, locale].join(' ');
const keyOfEntry = ({ model, documentId, locale, isSingle }: EntryId) =>
  keyOf(model, isSingle ? '' : documentId, locale);

export function setBase(entry: EntryId, savedAt: string, replaces = false): void {
  bases.set(keyOfEntry(entry), { documentId: entry.documentId, savedAt, replaces });
}

/** Calls the function when a save was refused because somebody else has saved. Returns how to stop. */
export function onConflict(entry: EntryId, handle: () => void): () => void {
  const listen = (event: Event) => {
    if ((event as CustomEvent<string>).detail === keyOfEntry(entry)) handle();
  };
  window.addEventListener(conflictEvent, listen);
  return () => window.removeEventListener(conflictEvent, listen);
}

export function addBaseHeaders(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const key = /^(PUT|POST)$/i.test(init?.method ?? '') ? savedEntry(url) : null;
    const base = key === null ? undefined : bases.get(key);
    if (key === null || !base) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set('X-Entry-Base', headerOf(base, key));
    const response = await send(input, { ...init, headers });
    if (await isConflict(response)) window.dispatchEvent(new CustomEvent(conflictEvent, { detail: key }));
    return response;
  };
}

/** The key of the entry that a request saves or publishes. */
export function savedEntry({ pathname, searchParams }: URL): string | null {
  const [, kind, model, rest = ''] =
    /\/content-manager\/(collection|single)-types\/([^/]+)(\/.*)?$/.exec(decodeURIComponent(pathname)) ?? [];
  const locale = searchParams.get('locale');
  const pattern = kind === 'single' ? /^(?:\/actions\/publish)?()$/ : /^\/([a-z0-9]+)(?:\/actions\/publish)?$/;
  const [, documentId] = pattern.exec(rest) ?? [];
  return model && locale && documentId !== undefined ? keyOf(model, documentId, locale) : null;
}

function headerOf({ documentId, savedAt, replaces }: Base, key: string): string {
  return [documentId, key.split(' ').at(-1), savedAt, ...(replaces ? ['replace'] : [])].join(' ');
}

async function isConflict(response: Response): Promise<boolean> {
  if (response.status !== 400) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { error?: { details?: { errors?: { code?: string }[] } } } | null;
  return (
    body?.error?.details?.errors?.some(({ code }) => /^entry\.(conflict|changedByProgram)$/.test(code ?? '')) ?? false
  );
}
