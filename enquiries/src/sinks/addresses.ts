/** Which addresses a webhook may go to: the public internet, and whatever the operator has named. */
import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Refusal } from '../deliver.ts';

/** `host:port` of receivers inside the operator's own network. */
export type Reachable = ReadonlySet<string>;

/** Refuses what can be refused before a name is resolved. */
export function refuseAddress(url: URL, reachable: Reachable): void {
  if (isNamed(url, reachable)) return;
  if (url.protocol !== 'https:') throw new Refusal('Only https is spoken to others.');
  if (url.username || url.password) throw new Refusal('An address must not carry a password.');
  if (url.port !== '' && url.port !== '8443') throw new Refusal(`Port ${url.port} is not one for webhooks.`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublic(host)) throw new Refusal(`${host} is not a public address.`);
}

/** Resolves a name for the connection that is being made, and refuses it when any of its addresses is not public. */
export function publicLookup(url: URL, reachable: Reachable, resolve = resolveName): LookupFunction {
  const anywhere = isNamed(url, reachable);
  return (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[] | undefined;
      const refused = anywhere ? undefined : addresses?.find(({ address }) => !isPublic(address));
      const problem = error ?? (refused && new Refusal(`${name} leads to ${refused.address}, which is not public.`));
      if (problem || !addresses?.[0]) return callback(problem ?? new Refusal(`${name} leads nowhere.`), '', 4);
      if (options.all) return callback(null, addresses);
      return callback(null, addresses[0].address, addresses[0].family);
    });
  };
}

function isNamed(url: URL, reachable: Reachable): boolean {
  return reachable.has(`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`);
}

/** IPv6 hands out addresses to the internet from here only. */
const handedOut = ipaddr.IPv6.parseCIDR('2000::/3');

/** Loopback, private, link-local, shared, mapped, translated, tunnelled, multicast and reserved ranges are not. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(handedOut)) return false;
  return parsed.range() === 'unicast';
}
