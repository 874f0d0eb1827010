/**
 * Gives every request of the tests a connection of its own. A connection that is kept open may be closed by the other side at
 * the moment it is used again, which would fail a request by chance.
 */
import { Agent, setGlobalDispatcher } from 'undici';

setGlobalDispatcher(new Agent({ pipelining: 0 }));
