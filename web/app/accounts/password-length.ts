/** In characters: what a new password must have, and from where on it is hard to guess. */
export const shortestPassword = 8;
export const wisePassword = 12;
