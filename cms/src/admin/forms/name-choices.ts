import { optionText } from './form-texts';

type Header = { name: string; attribute: { type: string } };
type List<H extends Header> = { displayedHeaders: H[] };

/** A hook of Strapi: in lists, choices have the names that they have in the forms. */
export function nameChoices<H extends Header, L extends List<H>>(list: L): L {
  const displayedHeaders = list.displayedHeaders.map((header) =>
    header.attribute.type === 'enumeration' ? { ...header, cellFormatter: formatChoice(header.name) } : header,
  );
  return { ...list, displayedHeaders };
}

function formatChoice(field: string) {
  return (row: Record<string, unknown>) => optionText(document.documentElement.lang, field, String(row[field] ?? ''));
}
