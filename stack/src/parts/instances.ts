/** The name of a replica: web, web-2, web-3, … */
export function instanceName(name: string, index: number): string {
  return index === 0 ? name : `${name}-${index + 1}`;
}

/** The numbers from 0 up to `length`. */
export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
