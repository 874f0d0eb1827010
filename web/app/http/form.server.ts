/** Reads what a form has sent: text fields, of a length that is known and bounded; and remembers what came of it. */
import { createContext, type RouterContextProvider } from 'react-router';

export type Fields = Record<string, string>;

export async function readForm(request: Request, maxBytes: number): Promise<Fields> {
  // A body of unknown length could be of any length.
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
 * What came of a form, for the page that answers it. Without JavaScript that is a new document, whose title is what is read
 * out first: it must say if something went wrong.
 */
export function tellOutcome(context: Context, what: Outcome): void {
  context.set(outcome, what);
}

/** Null where no form was sent. */
export function outcomeOf(context: Context): Outcome | null {
  return context.get(outcome);
}

/** Something before the @, a domain with a dot after it, and nothing that a mail program could read as more than one address. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    !/\p{Cc}/u.test(text) &&
    /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/.test(text)
  );
}
