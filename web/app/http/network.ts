/** The network of a visitor: the key of rate limits, and what members see of it. */

/** All IPv6 addresses of a /64 network, such as a household's, count as one visitor. */
export function networkKey(ipAddress: string): string {
  if (!ipAddress.includes(':')) return ipAddress;
  const [head = '', tail] = ipAddress.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}

/** Without the part that identifies one device, such as "203.0.113.0/24". Empty if the address is unknown. */
export function networkName(ipAddress: string): string {
  if (ipAddress.includes(':')) return `${networkKey(ipAddress)}::/64`;
  return /^\d+\.\d+\.\d+\.\d+$/.test(ipAddress) ? ipAddress.replace(/\d+$/, '0/24') : '';
}
