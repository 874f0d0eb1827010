/** The required and the recommended length of a new password, in characters. */
export const minPasswordLength = 8;
export const maxPasswordLength = 64;
export const recommendedPasswordLength = 12;
