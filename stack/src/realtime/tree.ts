/** The data of a realtime database: nested objects whose leaves are never null. */
export type Value = null | boolean | number | string | { [key: string]: Value };

export type Path = readonly string[];

export function parsePath(text: string): Path {
  return text.split('/').filter(Boolean);
}

export function readAt(value: Value, [key, ...rest]: Path): Value {
  if (key === undefined) return value;
  const isBranch = value !== null && typeof value === 'object' && Object.hasOwn(value, key);
  return isBranch ? readAt(value[key]!, rest) : null;
}

/** A copy with another value at the path. Empty branches disappear. */
export function writeAt(value: Value, [key, ...rest]: Path, change: Value): Value {
  if (key === undefined) return withoutNulls(change);
  const branch = value !== null && typeof value === 'object' ? value : {};
  return withoutNulls({ ...branch, [key]: writeAt(branch[key] ?? null, rest, change) });
}

function withoutNulls(value: Value): Value {
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([key, child]) => [key, withoutNulls(child)] as const)
    .filter(([, child]) => child !== null);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
