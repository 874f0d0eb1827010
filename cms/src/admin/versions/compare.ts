/** Says in words what differs between two versions of an entry (src/versions/snapshot.ts). */
import { fieldText, formTranslations } from '../forms/form-texts';

type Fields = Record<string, unknown>;
/** `place` is where it is, for example "Sections › Opening “Every lead gets across.” › Heading". */
export type Change = { place: string; before: string | null; after: string | null };

/** `owner` is the name of the content type. */
export function compareVersions(before: Fields, after: Fields, owner: string, language: string): Change[] {
  const names = formTranslations(language);
  const label = (of: string, field: string) => fieldText(language, of, field)?.label ?? field;

  function compareFields(old: Fields, now: Fields, of: string, place: string[]): Change[] {
    const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => name !== '__component');
    return fields.flatMap((name) => compareValues(old[name] ?? null, now[name] ?? null, [...place, label(of, name)]));
  }

  function compareValues(old: unknown, now: unknown, place: string[]): Change[] {
    if (isSame(old, now)) return [];
    if (isParts(old) || isParts(now)) return compareLists((old ?? []) as Fields[], (now ?? []) as Fields[], place);
    if (isComponent(old) && isComponent(now)) return compareFields(old, now, String(now.__component), place);
    return [{ place: place.join(' › '), before: textOf(old), after: textOf(now) }];
  }

  function compareLists(old: Fields[], now: Fields[], place: string[]): Change[] {
    const pairs = matchParts(old, now);
    const at = (part: Fields) => [...place, nameOf(part)].join(' › ');
    const removed = old.filter((part) => !pairs.some((pair) => pair.old === part));
    const added = now.filter((part) => !pairs.some((pair) => pair.now === part));
    const kept = pairs.map((pair) => old.indexOf(pair.old));
    const isMoved = kept.some((position, index) => index > 0 && position < kept[index - 1]!);
    return [
      ...removed.map((part) => ({ place: at(part), before: textOf(part), after: null })),
      ...added.map((part) => ({ place: at(part), before: null, after: textOf(part) })),
      ...(isMoved ? [{ place: place.join(' › '), before: orderOf(old), after: orderOf(now) }] : []),
      ...pairs.flatMap(({ old: was, now: is }) =>
        compareFields(was, is, String(is.__component), [...place, nameOf(is)]),
      ),
    ];
  }

  function nameOf(part: Fields): string {
    const component = names[String(part.__component)] ?? String(part.__component);
    const title = titleOf(part);
    return title ? `${component} “${title}”` : component;
  }

  const orderOf = (parts: Fields[]) => parts.map(nameOf).join(', ');

  return compareFields(before, after, owner, []);
}

/** Pairs of parts that are the same or the same kind, in the new order. */
function matchParts(old: Fields[], now: Fields[]): { old: Fields; now: Fields }[] {
  const left = new Set(old);
  const matched = new Map<Fields, Fields>();
  const match = (isMatch: (was: Fields, is: Fields) => boolean) => {
    for (const is of now) {
      if (matched.has(is)) continue;
      const was = [...left].find((one) => one.__component === is.__component && isMatch(one, is));
      if (!was) continue;
      matched.set(is, was);
      left.delete(was);
    }
  };
  match(isSame);
  match((was, is) => titleOf(was) !== '' && titleOf(was) === titleOf(is));
  match(() => true);
  return now.flatMap((is) => (matched.has(is) ? [{ old: matched.get(is)!, now: is }] : []));
}

const isComponent = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && '__component' in value;
const isParts = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isComponent);

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

/** Objects with their fields in one order. An empty list is the same as none. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(sorted);
  if (typeof value !== 'object' || value === null) return value === '' ? null : value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, child]) => [name, sorted(child)]),
  );
}

const titleFields = ['title', 'question', 'name', 'label', 'text', 'person', 'value'];

function titleOf(part: Fields): string {
  const title = titleFields.map((name) => part[name]).find((value) => typeof value === 'string' && value !== '');
  return shorten(String(title ?? ''), 40);
}

/** A value as text: of rich text its words, of files and documents their names, of components all texts in them. */
export function textOf(value: unknown): string | null {
  const texts = textsOf(value);
  return texts.length > 0 ? texts.join(' · ') : null;
}

function textsOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return isRichText(value) ? [value.map(richText).join('\n')] : value.flatMap(textsOf);
  if (typeof value !== 'object') return [String(value)];
  const { $file, $document, name, title, __component, ...fields } = value as Fields;
  if ($file !== undefined) return [String(name)];
  if ($document !== undefined) return [String(title ?? $document)];
  return Object.values({ name, title, ...fields }).flatMap(textsOf);
}

const isRichText = (value: unknown[]) =>
  value.length > 0 && value.every((block) => typeof block === 'object' && block !== null && 'type' in block);

function richText(block: unknown): string {
  const { text, children } = block as { text?: unknown; children?: unknown[] };
  return typeof text === 'string' ? text : (children ?? []).map(richText).join('');
}

function shorten(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
