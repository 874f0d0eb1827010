/** Reads submitted forms (text fields, up to a maximum size) and records whether a form was accepted. */
import { createContext, type RouterContextProvider } from 'react-router';

export type Fields = Record<string, string>;

export async function readForm(request: Request, maxBytes: number): Promise<Fields> {
  // A body without Content-Length could be of any size, so it is rejected.
  const length = Number(request.headers.get('Content-Length') ?? Infinity);
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(
    request.headers.get('Content-Type') ?? '',
  );
  if (length > maxBytes || !isForm) throw new Response(null, { status: length > maxBytes ? 413 : 415 });
  const form = await request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

type Context = Readonly<RouterContextProvider>;
type Outcome = 'accepted' | 'refused';

const outcome = createContext<Outcome | null>(null);

/**
 * Records whether the form was accepted, for the page that is rendered next. Without JavaScript that is a new document,
 * and screen readers read its title first, so the title must say if something went wrong.
 */
export function setFormOutcome(context: Context, result: Outcome): void {
  context.set(outcome, result);
}

/** Null if no form was submitted. */
export function getFormOutcome(context: Context): Outcome | null {
  return context.get(outcome);
}

/** Text, `@`, a domain with a dot, and no character that a mail program could read as a second email. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    !/\p{Cc}/u.test(text) &&
    /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/.test(text)
  );
}
