import ipaddr from 'ipaddr.js';

/** The IPv4 address that a gateway (NAT64, SIIT) wrote into the last 32 bits of an address in 64:ff9b::/96 (RFC 6052). */
function translated(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  return address.range() === 'rfc6052' ? new ipaddr.IPv4(address.toByteArray().slice(12)) : undefined;
}

/**
 * The key that rate limits count by: for IPv6 the /64 network that one customer gets, otherwise the IP address itself. An IPv4
 * address written in IPv6 (`::ffff:192.0.2.7`, `::ffff:c000:207`, `64:ff9b::c000:207`) counts as IPv4.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const ipv4 = translated(address);
  if (ipv4) return ipv4.toString();
  const groups = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(':')}::/64`;
}

/**
 * The networks around a client, `network` being what `networkOf` returns: the /56 and /48 that providers assign to one customer of
 * IPv6, the /24 of IPv4 twice, since wider ones belong to thousands of people.
 */
export function widerNetworksOf(network: string): { subnet: string; block: string } {
  const [ip = ''] = network.split('/');
  if (!ipaddr.isValid(ip)) return { subnet: network, block: network };
  const { IPv4, IPv6 } = ipaddr;
  if (IPv4.isValid(ip)) {
    const subnet = `${IPv4.networkAddressFromCIDR(`${ip}/24`)}/24`;
    return { subnet, block: subnet };
  }
  const around = (bits: number) => `${IPv6.networkAddressFromCIDR(`${ip}/${bits}`)}/${bits}`;
  return { subnet: around(56), block: around(48) };
}
