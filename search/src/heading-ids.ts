import { fold } from './words.ts';

/** A unique id for each heading of a text: `Żółta łódź` is `zolta-lodz`, the second one `zolta-lodz-2`. */
export function headingIds(headings: string[]): string[] {
  const taken = new Map<string, number>();
  return headings.map((heading) => {
    const id = slugify(heading) || 'section';
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

function slugify(text: string): string {
  return fold(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
