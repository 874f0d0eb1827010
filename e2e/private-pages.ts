/** Pages that belong to one person, in all the forms in which somebody might ask for them. */
import { deceptions, disguised } from './deceptions.ts';
import { Person, type Answer } from './person.ts';

export const ownPaths = [
  '/account',
  '/account.data',
  '/pl/account',
  '/account/security',
  '/account/sessions.data',
  '/account/export',
  '/session',
  '/partners',
];

export const disguises = [...new Set([...deceptions, ...disguised('/account/export'), ...disguised('/partners')])];

export const privateForms = [...ownPaths, ...disguises];

type Member = { person: Person; marker: string };

/** Names of members made by `manyAccounts(…, 'soak')`, wherever an answer shows one. */
const markersIn = (body: string) => new Set(body.match(/soak-\d{4}-\w+/g) ?? []);

/**
 * Every member asks for their own pages, and a stranger for the same address right after. Returns every answer that shows
 * somebody else, is stored with a cookie, or is broken.
 */
export async function lookForLeaks(members: Member[], forms: string[] | ((index: number) => string[])) {
  const stranger = new Person('127.0.20.1');
  const queue = members.flatMap((member, index) =>
    (typeof forms === 'function' ? forms(index) : forms).map((path) => ({ ...member, path })),
  );
  const faults: unknown[] = [];
  let asked = 0;

  async function look(person: Person, path: string, allowed: string | null): Promise<Answer> {
    asked += 1;
    const answer = await person.ask(path);
    check(path, answer, allowed);
    return answer;
  }

  function check(path: string, { status, headers, body }: Answer, allowed: string | null): void {
    const others = [...markersIn(body)].filter((marker) => marker !== allowed);
    const isStored = headers['x-cache'] === 'hit' || !/no-store/.test(String(headers['cache-control'] ?? ''));
    if (others.length > 0 || (isStored && headers['set-cookie']) || status >= 500) {
      faults.push({ path, allowed, others, status, cookie: headers['set-cookie'] });
    }
  }

  const work = async () => {
    for (let one = queue.pop(); one; one = queue.pop()) {
      const { person, marker, path } = one;
      const answer = await look(person, path, marker);
      if (path === '/account' && !markersIn(answer.body).has(marker)) faults.push({ path, missing: marker });
      await look(stranger, path, null);
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
  return { asked, faults };
}
