/** The entries of enquiries: copies of the worker's data, for the lists and forms of the admin. */
export const enquiryUid = 'api::enquiry.enquiry';
export const enquiryTable = 'enquiries';

/** The rows of the form. */
export const enquiryRows = [
  ['name', 'company'],
  ['email', 'topic'],
  ['message'],
  ['language', 'page'],
  ['receivedAt', 'readAt', 'answeredAt'],
  ['assignee', 'suspicion'],
];
export const enquiryFields = enquiryRows.flat();
