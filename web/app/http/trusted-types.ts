/**
 * Trusted Types: browsers that support them turn text into HTML, a script or a script URL only through a policy whose
 * name is listed in the Content-Security-Policy (content-security.server.ts).
 */
type Rules = { createHTML: (text: string) => string | null };
type Policy = { createHTML: (text: string) => string };

/** A page can create each policy once. Null in browsers without Trusted Types. */
export function createPolicy(name: 'default' | 'guard', rules: Rules): Policy | null {
  type Factory = { createPolicy: (name: string, rules: Rules) => Policy };
  return (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules) ?? null;
}

/** Allows only what React needs. */
export function trustReact(): void {
  createPolicy('default', {
    // React uses these to empty an element, and to create a script element that does not run.
    createHTML: (text) => (text === '' || text === '<script></script>' ? text : null),
  });
}
