/**
 * Makes `fetch` open a new connection for every request. A server may close a kept-alive connection at the moment it is
 * used again, which would make tests flaky. Only certificates of the stack's own authority are trusted.
 */
import { readAuthority } from 'stack/certificates';
import { Agent, setGlobalDispatcher } from 'undici';

setGlobalDispatcher(new Agent({ pipelining: 0, connect: { ca: readAuthority() } }));
