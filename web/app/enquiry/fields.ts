/** What the form asks for, and what can be wrong with it. */
export const topics = ['product', 'pricing', 'partnership', 'support', 'other'] as const;

export const longest = { name: 200, email: 254, company: 200, message: 5_000 };

export type Values = {
  name: string;
  email: string;
  company: string;
  topic: string;
  message: string;
  consent: string;
  /** Of the form, made by its script and kept for as long as its tab is open. */
  key: string;
  /** Where the visitor was before the form. */
  page: string;
};

export const noValues: Values = {
  name: '',
  email: '',
  company: '',
  topic: '',
  message: '',
  consent: '',
  key: '',
  page: '',
};

export type Wrong =
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
export type Problems = Partial<Record<keyof Values, Wrong>>;
