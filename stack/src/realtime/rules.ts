/**
 * Evaluates security rules of a realtime database, as far as cms/firebase/database.rules.json uses them. The service's
 * own evaluation is not available outside of it.
 */
import { parsePath, readAt, writeAt, type Path, type Value } from './tree.ts';

export type Rules = { [key: string]: string | boolean | Rules };
/** The verified token of a client; null before it has signed in. */
export type Auth = { uid: string; token: Record<string, unknown> } | null;
type Access = { rules: Rules; data: Value; auth: Auth; now: number };

export function canRead({ rules, data, auth, now }: Access, path: Path): boolean {
  return levels(rules, path).some(({ level, names, depth }) => {
    const variables = { auth, now, root: new Snapshot(data, []), data: new Snapshot(data, path.slice(0, depth)) };
    return holds(level['.read'], { ...variables, ...names });
  });
}

export function canWrite({ rules, data, auth, now }: Access, path: Path, change: Value): boolean {
  const after = writeAt(data, path, change);
  const variablesAt = (at: Path) => ({
    auth,
    now,
    root: new Snapshot(data, []),
    data: new Snapshot(data, at),
    newData: new Snapshot(after, at),
  });
  const along = levels(rules, path);
  const isAllowed = along.some(({ level, names, depth }) =>
    holds(level['.write'], { ...variablesAt(path.slice(0, depth)), ...names }),
  );
  if (!isAllowed) return false;
  // A deletion is not validated.
  const isValid = (level: Rules, names: Record<string, string>, at: Path): boolean => {
    const value = readAt(after, at);
    if (value === null) return true;
    if ('.validate' in level && !holds(level['.validate'], { ...variablesAt(at), ...names })) return false;
    const keys = typeof value === 'object' ? Object.keys(value) : [];
    return keys.every((key) => {
      const next = step(level, key);
      return !next || isValid(next.level, { ...names, ...next.names }, [...at, key]);
    });
  };
  const end = along.find(({ depth }) => depth === path.length);
  return !end || isValid(end.level, end.names, path);
}

type Level = { level: Rules; names: Record<string, string>; depth: number };

/** The rules from the root down to a path, with the values of `$` variables. */
function levels(rules: Rules, path: Path): Level[] {
  const found: Level[] = [{ level: rules, names: {}, depth: 0 }];
  for (const key of path) {
    const { level, names, depth } = found.at(-1)!;
    const next = step(level, key);
    if (!next) break;
    found.push({ level: next.level, names: { ...names, ...next.names }, depth: depth + 1 });
  }
  return found;
}

function step(level: Rules, key: string): { level: Rules; names: Record<string, string> } | null {
  const variable = Object.keys(level).find((name) => name.startsWith('$'));
  const name = Object.hasOwn(level, key) && !key.startsWith('.') ? key : variable;
  const next = name === undefined ? undefined : level[name];
  if (typeof next !== 'object') return null;
  return { level: next, names: name === variable ? { [name!]: key } : {} };
}

/** A rule is a JavaScript expression. One that fails, for example because of a missing token, does not hold. */
function holds(rule: Rules[string] | undefined, variables: Record<string, unknown>): boolean {
  if (typeof rule !== 'string') return rule === true;
  try {
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the rules are a file of this repository
    return new Function(...Object.keys(variables), `return (${rule})`)(...Object.values(variables)) === true;
  } catch {
    return false;
  }
}

/** The data at a path, as rules see it. */
class Snapshot {
  readonly #root: Value;
  readonly #path: Path;

  constructor(root: Value, path: Path) {
    this.#root = root;
    this.#path = path;
  }

  val(): Value {
    return readAt(this.#root, this.#path);
  }

  exists(): boolean {
    return this.val() !== null;
  }

  isNumber(): boolean {
    return typeof this.val() === 'number';
  }

  child(path: string): Snapshot {
    if (typeof path !== 'string') throw new Error('A key must be a text');
    return new Snapshot(this.#root, [...this.#path, ...parsePath(path)]);
  }
}
