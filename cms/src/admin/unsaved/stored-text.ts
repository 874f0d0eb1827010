/** Keeps what was typed and not saved in the browser, so that a crash, a closed tab or an expired session loses nothing. */
export type StoredText = { values: Record<string, unknown>; typedAt: string };

const prefix = 'unsaved-entry ';
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

export function storeText(key: string, text: StoredText): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(text));
  } catch {
    // The storage is full or not available.
  }
}

export function readText(key: string): StoredText | null {
  try {
    const text = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as StoredText | null;
    return text && Date.parse(text.typedAt) > Date.now() - maxAgeMs ? text : null;
  } catch {
    return null;
  }
}

export function deleteText(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // The storage is not available.
  }
}
