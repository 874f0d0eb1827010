/** A longer query is cut. */
export const maxQueryLength = 100;

/**
 * If more entries have the words in their title, or in title or text, this many of them are ranked, as the database
 * finds them. How many there are is not known then.
 */
export const maxRead = 400;
