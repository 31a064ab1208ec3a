/** The key that rate limits count by: for IPv6 the /64 network that one customer gets, otherwise the IP address itself. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = ''] = plain.toLowerCase().split('::');
  const groups = [...head.split(':'), '0', '0', '0', '0'].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '') || '0').join(':')}::/64`;
}
