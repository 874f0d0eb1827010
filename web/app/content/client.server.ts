/** The only door to Strapi's content: one GET with the read-only token, a time limit, and a checked answer. */
import { config } from '#config.server.ts';
import { ContentError } from './error.ts';
import { getText } from './get-text.server.ts';
import { serializeQuery, type Query } from './query.ts';
import { Queue } from './queue.ts';
import { Watch } from './watch.server.ts';

/** How long a visitor waits for the CMS, all questions behind one answer together; the edge gives up soon after. */
export const timeLimitMs = import.meta.env.MODE === 'development' ? 30_000 : 2_500 * config.PATIENCE;

type Source = { url: string; token: string; agent?: string };
type Options = { source?: Source; signal?: AbortSignal };
/** Makes sense of an answer, or throws. What it makes of the same answer must always be the same. */
type Understand<T> = (body: unknown) => T;

const ownSource: Source = { url: config.CMS_URL, token: config.CMS_TOKEN };

/**
 * Whether the CMS answers, asked by a small question that needs its database and whose answer must make sense. While it
 * does not, nobody waits for it: every other question fails at once.
 */
export const cms = new Watch(async (signal) => {
  const isSite = (body: unknown) => (body as { data: { name: string } }).data.name.length > 0;
  const source = { ...ownSource, agent: 'duet-watch' };
  await read('site', { fields: ['name'] }, isSite, source, (url, headers) => getText(url, headers, signal));
});

/**
 * Strapi works on one question at a time, however many are asked, and to the end, whether somebody still waits or not. A
 * crowd therefore waits here, where it does not make the question whether Strapi is well wait too: being busy is not being
 * down. The menus, which every page asks for, are asked for once for all who wait.
 */
const queue = new Queue(6);
const longestAnswerMs = 10_000 * config.PATIENCE;

/**
 * Reads `/api/{path}`. Answers null where Strapi says 404, which for a single type means "not published in this
 * language"; everything else that is not a good answer is a ContentError.
 */
export async function readContent<T>(
  path: string,
  query: Query,
  understand: Understand<T>,
  { source = ownSource, signal = AbortSignal.timeout(timeLimitMs) }: Options = {},
): Promise<T | null> {
  const patience = source === ownSource ? AbortSignal.any([signal, cms.patience()]) : signal;
  return read(path, query, understand, source, (url, headers) =>
    queue.ask(url, patience, () => {
      const limit = AbortSignal.timeout(longestAnswerMs);
      return getText(url, headers, source === ownSource ? AbortSignal.any([limit, cms.patience()]) : limit);
    }),
  );
}

type Ask = (url: string, headers: Record<string, string>) => ReturnType<typeof getText>;

async function read<T>(path: string, query: Query, understand: Understand<T>, source: Source, ask: Ask) {
  const address = `${source.url}/api/${path}`;
  const url = `${address}?${serializeQuery(query)}`;
  const headers = { Authorization: `Bearer ${source.token}`, 'User-Agent': source.agent ?? 'duet' };
  const { status, text } = await ask(url, headers).catch((cause: unknown) => {
    throw new ContentError('unreachable', address, { cause });
  });
  if (status === 404) return null;
  if (status !== 200) throw new ContentError('refused', address, { status });
  try {
    return understood(url, text, understand);
  } catch (cause) {
    throw new ContentError('unreadable', address, { cause });
  }
}

/**
 * The menus come with every page, and a page is often made anew because of something else on it: an answer that is word for
 * word one of the last ones need not be understood again.
 */
const answers = new Map<string, { text: string; value: unknown }>();
const maxAnswers = 500;

function understood<T>(url: string, text: string, understand: Understand<T>): T {
  const known = answers.get(url);
  if (known?.text === text) return known.value as T;
  const value = understand(JSON.parse(text));
  answers.delete(url);
  if (answers.size >= maxAnswers) answers.delete(answers.keys().next().value!);
  answers.set(url, { text, value });
  return value;
}
