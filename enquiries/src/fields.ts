/**
 * The fields of the contact form, in order. This is the only list of them. For a new field, the type check fails until
 * there are an input, translations and validation for it; tests fail until it has a column (enquiries/sql/) and a field
 * in the CMS. Storing, delivering, exporting and saving drafts work without further changes.
 */
export const enquiryTextFields = ['name', 'email', 'company', 'topic', 'message'] as const;

export type EnquiryTextField = (typeof enquiryTextFields)[number];

/** What a visitor wrote, in which language, and the page they came from. */
export type EnquiryText = Record<EnquiryTextField | 'language' | 'page', string>;

/** Column list for SQL statements. */
export const enquiryTextColumns = ['language', 'page', ...enquiryTextFields].join(', ');

export function pickEnquiryText(from: EnquiryText): EnquiryText {
  const fields = ['language', 'page', ...enquiryTextFields] as const;
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as EnquiryText;
}
