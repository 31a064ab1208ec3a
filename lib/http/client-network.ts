import ipaddr from 'ipaddr.js';

/**
 * The key that rate limits count by: for IPv6 the /64 network that one customer gets, otherwise the IP address itself. An IPv4
 * address written in IPv6 (`::ffff:192.0.2.7`, `::ffff:c000:207`) counts as IPv4.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const groups = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(':')}::/64`;
}
