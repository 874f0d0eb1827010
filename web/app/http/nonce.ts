import { createContext } from 'react';

/** The nonce that marks our own scripts while a page is rendered (content-security.server.ts). */
export const NonceContext = createContext<string | undefined>(undefined);
