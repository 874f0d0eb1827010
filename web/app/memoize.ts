/** Caches the last `maxEntries` results of a pure function of strings. The oldest entry is removed first. */
export function memoize<T>(maxEntries: number, fn: (...args: string[]) => T): (...args: string[]) => T {
  const results = new Map<string, T>();
  return (...args) => {
    const key = args.join('\0');
    const cached = results.get(key);
    if (cached !== undefined) return cached;
    const result = fn(...args);
    if (results.size >= maxEntries) results.delete(results.keys().next().value!);
    results.set(key, result);
    return result;
  };
}
