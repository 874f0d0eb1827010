/** The fields of the enquiry form and the problems that validation can find. */
import { enquiryTextFields, type EnquiryTextField } from 'enquiries/fields';

export const topics = ['product', 'pricing', 'partnership', 'support', 'other'] as const;

/** The maximum length of the text fields, as JavaScript counts characters. */
export const maxLengths: Record<Exclude<EnquiryTextField, 'topic'>, number> = {
  name: 200,
  email: 254,
  company: 200,
  message: 5_000,
};

/** The fields that a visitor fills in. The draft (draft.ts) stores the same fields. */
export const typedFields = [...enquiryTextFields, 'consent'] as const;

export type Values = Record<(typeof typedFields)[number], string> & {
  /** Idempotency key of the form: created by its script and stored for as long as the tab is open. Empty without it. */
  key: string;
  /** The path of the page from which the visitor came to the form. */
  page: string;
};

const emptyFields = Object.fromEntries(typedFields.map((field) => [field, '']));

export const emptyValues = { ...emptyFields, key: '', page: '' } as Values;

export type FieldProblem =
  | 'nameMissing'
  | 'nameLong'
  | 'emailMissing'
  | 'emailWrong'
  | 'companyLong'
  | 'topicMissing'
  | 'messageMissing'
  | 'messageLong'
  | 'consentMissing';

/** In the order of the fields. */
export type Problems = Partial<Record<keyof Values, FieldProblem>>;
