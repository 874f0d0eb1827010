import { createContext } from 'react';

/** Marks, while a page is being made, the scripts that are ours. What it becomes: http/content-security.server.ts. */
export const NonceContext = createContext<string | undefined>(undefined);
