/** What is wrong with the content of an entry itself. Reads nothing. */
import type { Problem } from '../problems';

type Fields = Record<string, unknown>;
type Path = (string | number)[];
type Place = { path: Path; value: Fields };
export type Findings = { refused: Problem[]; warned: Problem[] };

const headingFields = ['title', 'question', 'name'];
/** The list that a section consists of. */
const sectionLists: Record<string, string> = {
  'sections.faq': 'questions',
  'sections.feature-grid': 'features',
  'sections.integrations': 'integrations',
  'sections.ledger': 'rows',
  'sections.logos': 'logos',
  'sections.stats': 'stats',
  'sections.steps': 'steps',
  'sections.team': 'people',
};
const maxTitle = 60;
const maxDescription = 160;

export function checkContent(entry: Fields): Findings {
  const places = placesOf(entry, []);
  return {
    refused: [...places.flatMap(findEmptyHeadings), ...places.flatMap(findEmptySection), ...places.flatMap(findLink)],
    warned: [...places.flatMap(findSkippedLevels), ...checkSeo(entry)],
  };
}

/** The entry and everything in it; not related documents and files. */
function placesOf(value: unknown, path: Path): Place[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => placesOf(one, [...path, index]));
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  if (path.length > 0 && 'documentId' in value) return [];
  const nested = Object.entries(value).flatMap(([name, child]) => placesOf(child, [...path, name]));
  return [{ path, value: value as Fields }, ...nested];
}

function findEmptyHeadings({ path, value }: Place): Problem[] {
  if (value.type === 'heading') return textOf(value) === '' ? [{ code: 'heading.empty', path: blocksField(path) }] : [];
  const isEmpty = (name: string) => typeof value[name] === 'string' && value[name].trim() === '';
  return headingFields.filter(isEmpty).map((name) => ({ code: 'heading.empty', path: [...path, name] }));
}

/** Errors are shown at fields; a block of a text has none. */
function blocksField(path: Path): Path {
  return path.slice(0, -1);
}

function findEmptySection({ path, value }: Place): Problem[] {
  const list = sectionLists[String(value.__component)];
  if (!list) return [];
  const items = value[list];
  return Array.isArray(items) && items.length > 0 ? [] : [{ code: 'section.empty', path: [...path, list] }];
}

/** A component with a link, but without a page and an address. */
function findLink({ path, value }: Place): Problem[] {
  if (!('href' in value && 'label' in value)) return [];
  const hasAddress = typeof value.href === 'string' && value.href.trim() !== '';
  if (hasAddress || value.page) return [];
  return [{ code: 'link.noTarget', path: [...path, 'href'], values: { label: value.label } }];
}

function findSkippedLevels({ path, value }: Place): Problem[] {
  return Object.entries(value).flatMap(([name, blocks]) => {
    const headings = Array.isArray(blocks) ? (blocks as Fields[]).filter((block) => block?.type === 'heading') : [];
    return headings.flatMap((heading, index): Problem[] => {
      const before = Number(headings[index - 1]?.level ?? heading.level);
      const level = Number(heading.level);
      if (level <= before + 1) return [];
      return [{ code: 'heading.order', path: [...path, name], values: { heading: textOf(heading), before, level } }];
    });
  });
}

function textOf(block: Fields): string {
  const { text, children } = block as { text?: string; children?: Fields[] };
  return (text ?? (children ?? []).map(textOf).join('')).trim();
}

/** Only entries that are pages have these fields. */
function checkSeo(entry: Fields): Problem[] {
  if (!('seo' in entry)) return [];
  const { title, description, image, card } = (entry.seo ?? {}) as Record<string, unknown>;
  const lengthOf = (text: unknown) => (typeof text === 'string' ? text.trim().length : 0);
  const shownTitle = lengthOf(title) > 0 ? title : entry.title;
  const problems: (Problem | false)[] = [
    lengthOf(shownTitle) > maxTitle && {
      code: 'title.long',
      path: ['seo', 'title'],
      values: { length: lengthOf(shownTitle) },
    },
    lengthOf(description) === 0 && { code: 'description.missing', path: ['seo', 'description'] },
    lengthOf(description) > maxDescription && {
      code: 'description.long',
      path: ['seo', 'description'],
      values: { length: lengthOf(description) },
    },
    !image && !card && { code: 'share.picture', path: ['seo', 'image'] },
  ];
  return problems.filter((problem) => problem !== false);
}
