/** Whether a route needs React in the browser: it then exports `handle = { hydrates: true }`. */
export function hydrates(handle: unknown): boolean {
  return (handle as { hydrates?: boolean } | undefined)?.hydrates === true;
}
