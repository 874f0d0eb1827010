/** The short form of an enquiry's id that people can read to each other: on the page, in mails, in the account area. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
