/** A route whose page needs React in the browser says `handle = { hydrates: true }`. */
export function hydrates(handle: unknown): boolean {
  return (handle as { hydrates?: boolean } | undefined)?.hydrates === true;
}
