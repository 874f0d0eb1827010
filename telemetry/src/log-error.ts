/** Fields of a database error that quote the values of a row, which may be personal data. */
const quotingFields = new Set(['detail', 'where', 'internalQuery']);

/** Leaves these fields out of an error that is logged. */
export function withoutRowValues<T extends object>(error: T): Partial<T> {
  return Object.fromEntries(Object.entries(error).filter(([name]) => !quotingFields.has(name))) as Partial<T>;
}
