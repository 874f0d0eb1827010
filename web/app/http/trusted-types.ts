/**
 * Trusted Types: in browsers that know them, no text becomes markup, a script or a script's address, except through a policy
 * whose name the page's security policy lists (content-security.server.ts).
 */
type Rules = { createHTML: (text: string) => string | null };
type Policy = { createHTML: (text: string) => string };

/** Each name can be used once in a page. Null in browsers without Trusted Types. */
export function createPolicy(name: 'default' | 'guard', rules: Rules): Policy | null {
  type Factory = { createPolicy: (name: string, rules: Rules) => Policy };
  return (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules) ?? null;
}

/** What React needs, and nothing more. */
export function trustReact(): void {
  createPolicy('default', {
    // How React empties an element, and makes a script element that does not run.
    createHTML: (text) => (text === '' || text === '<script></script>' ? text : null),
  });
}
