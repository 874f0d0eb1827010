/** The short form of an enquiry's id that is shown to people: on the page, in mails, in the account area. */
export function formatReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
