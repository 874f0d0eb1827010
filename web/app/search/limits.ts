/** A longer query is cut. */
export const maxQueryLength = 100;

/** Each part of a search (titles, texts) reads so many entries at most: with as many, the number of results is not known. */
export const maxRead = 400;
