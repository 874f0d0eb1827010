/** A longer query is cut. */
export const maxQueryLength = 100;

/** So many entries are ranked at most: with more, the number of results is not known. */
export const maxRanked = 400;
