import { headingIds } from 'search';
import { plainText } from './headings.ts';
import type { Heading } from './types.ts';

/** Gives every heading a unique id. Search results link to the same ids. */
export function assignHeadingIds(headings: Heading[]): void {
  const ids = headingIds(headings.map(({ children }) => plainText(children)));
  headings.forEach((heading, index) => (heading.id = ids[index]!));
}
