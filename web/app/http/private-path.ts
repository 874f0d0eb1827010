/** The addresses that are somebody's own; the edge passes them by a wider test (edge/default.vcl, pass_private). */
export const privatePath = /^\/([a-z]{2}\/)?(auth|account|session)(\/|$)/;
