/** Protects against SSRF: webhooks may be sent to public addresses, and to hosts that the operator allows. */
import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { DeliveryError } from '../deliver.ts';

/** `host:port` of private receivers that the operator allows (WEBHOOKS_MAY_REACH). */
export type AllowedHosts = ReadonlySet<string>;

/** Throws for URLs that can be rejected before the host name is resolved. */
export function rejectUnsafeUrl(url: URL, allowedHosts: AllowedHosts): void {
  if (isAllowed(url, allowedHosts)) return;
  if (url.protocol !== 'https:') throw new DeliveryError('Only https URLs are allowed for webhooks.');
  if (url.username || url.password) throw new DeliveryError('A webhook URL must not contain a user name or password.');
  if (url.port !== '' && url.port !== '8443') throw new DeliveryError(`Port ${url.port} is not allowed for webhooks.`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublic(host)) throw new DeliveryError(`${host} is not a public address.`);
}

/** The DNS lookup of the connection itself. It fails if any of the host's addresses is not public. */
export function publicLookup(url: URL, allowedHosts: AllowedHosts, resolve = resolveName): LookupFunction {
  const allowsPrivateAddresses = isAllowed(url, allowedHosts);
  return (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[] | undefined;
      const blocked = allowsPrivateAddresses ? undefined : addresses?.find(({ address }) => !isPublic(address));
      const problem =
        error ?? (blocked && new DeliveryError(`${name} resolves to ${blocked.address}, which is not public.`));
      if (problem || !addresses?.[0]) return callback(problem ?? new DeliveryError(`${name} has no address.`), '', 4);
      if (options.all) return callback(null, addresses);
      return callback(null, addresses[0].address, addresses[0].family);
    });
  };
}

function isAllowed(url: URL, allowedHosts: AllowedHosts): boolean {
  return allowedHosts.has(`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`);
}

/** The only IPv6 range whose addresses are assigned for the public internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** False for loopback, private, link-local, shared, mapped, translated, tunnelled, multicast and reserved ranges. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false;
  return parsed.range() === 'unicast';
}
