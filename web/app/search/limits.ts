/** A longer query is cut. */
export const maxQueryLength = 100;

/**
 * If more entries have the words in their title, this many of them are ranked, as the database finds them. If more have
 * them only elsewhere, this many of those, too. How many there are is not known then.
 */
export const maxRead = 200;
