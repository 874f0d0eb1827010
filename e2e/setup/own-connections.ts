/**
 * Gives every request of the tests a connection of its own. A connection that is kept open may be closed by the other side at
 * the moment it is used again, which would fail a request by chance. It trusts the stack's own authority, and the system's no more.
 */
import { readAuthority } from 'stack/certificates';
import { Agent, setGlobalDispatcher } from 'undici';

setGlobalDispatcher(new Agent({ pipelining: 0, connect: { ca: readAuthority() } }));
