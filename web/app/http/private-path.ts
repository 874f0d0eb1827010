/** Paths of private pages. The edge has a wider pattern for them (edge/default.vcl, pass_private). */
export const privatePath = /^\/([a-z]{2}\/)?(auth|account|session)(\/|$)/;
