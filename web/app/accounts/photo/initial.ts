/** The first character of the member's name, or of the email if there is no name. */
export function initialOf({ displayName, email }: { displayName: string | null; email: string }): string {
  return [...(displayName ?? email)][0] ?? '';
}
