import { headers } from 'next/headers';

/** From where and with what a request was made. */
export type Client = { ip: string; device: string };

/** The network that an address belongs to: for IPv6 the /64 that one customer gets, otherwise the address itself. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = ''] = plain.split('::');
  return `${[...head.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':')}::/64`;
}

/** Reads who is calling from the headers of a request. The address is the one that lib/server/client-ip.ts found. */
export function clientInfoOf(given: Headers): Client {
  const address = given.get('x-client-address') ?? given.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return { ip: network(address || 'unknown'), device: given.get('user-agent') ?? '' };
}

/** Who is calling, in actions and pages. */
export const currentClientInfo = async (): Promise<Client> => clientInfoOf(await headers());
