export type Query = { [key: string]: QueryValue };
type QueryValue = string | number | boolean | undefined | readonly QueryValue[] | Query;

/** Serializes nested keys in Strapi's format: `{filters: {slug: {$eq: 'a'}}}` becomes `filters[slug][$eq]=a`. */
export function serializeQuery(query: Query): string {
  const pairs: string[] = [];
  const add = (key: string, value: QueryValue): void => {
    if (value === undefined) return;
    if (Array.isArray(value)) return value.forEach((one, index) => add(`${key}[${index}]`, one));
    if (typeof value === 'object') {
      return Object.entries(value).forEach(([child, one]) => add(`${key}[${child}]`, one));
    }
    pairs.push(`${key}=${encodeURIComponent(String(value))}`);
  };
  for (const [key, value] of Object.entries(query)) add(key, value);
  return pairs.join('&');
}
