import ipaddr from 'ipaddr.js';
import { parseUrl } from '@/lib/text/parse-url';
import { type Problem, problem } from './problem';

export type GuardOptions = {
  /** Hosts ("localhost" or "localhost:8080") that may be fetched although they are not public: for tests and local trials. */
  allowHosts?: readonly string[];
};

/** Host names of this machine or its network, whatever DNS says. */
const localName = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|corp|home)$/i;
const publicIpv6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** Ranges within 2000::/3 that embed IPv4 addresses or are not routed. */
const otherIpv6 = (['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '5f00::/16'] as const).map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);

/** Deprecated notation (RFC 4291, 2.5.5.1), as resolvers write it; ipaddr.js takes it for an IPv4-mapped address. */
const ipv4Compatible = /^::\d+\./;

/** Metadata services at public IP addresses; all others are link-local, shared or reserved. Azure documents its as WireServer. */
const CLOUD_METADATA_IPS = new Set(['168.63.129.16']);

const isPublicIpv4 = (address: ipaddr.IPv4): boolean =>
  address.range() === 'unicast' && !CLOUD_METADATA_IPS.has(address.toString());

/** Whether an IP address is public. False for anything that cannot be parsed. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || ipv4Compatible.test(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return isPublicIpv4(address);
  if (address.isIPv4MappedAddress()) return isPublicIpv4(address.toIPv4Address());
  return address.match(publicIpv6) && !otherIpv6.some((range) => address.match(range));
}

const isAllowed = (url: URL, { allowHosts = [] }: GuardOptions) =>
  allowHosts.includes(url.host) || allowHosts.includes(url.hostname);

/** Whether a URL as somebody typed it names its scheme. */
export const hasScheme = (typed: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(typed.trim());

/** A URL as somebody typed it: "bakery.ie" is understood as https://bakery.ie. Undefined if it is none. */
export function parseTypedUrl(typed: string): URL | undefined {
  return parseUrl(hasScheme(typed) ? typed : `https://${typed}`);
}

/** Parses a URL and checks all that needs no DNS lookup; parsing has normalised every notation of IP addresses. */
export function checkUrl(text: string, options: GuardOptions = {}): { ok: true; url: URL } | Problem {
  const trimmed = text.trim();
  if (trimmed === '') return problem('no-address');
  const url = trimmed.length <= 2_000 ? parseTypedUrl(trimmed) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return problem('bad-address');
  url.hash = '';
  if (isAllowed(url, options)) return { ok: true, url };
  const host = url.hostname.replace(/\.+$/, '');
  const literal = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal)) {
    if (!isPublicAddress(literal)) return problem('forbidden-address');
  } else if (!host.includes('.') || localName.test(host)) {
    return problem('forbidden-address');
  }
  return url.port === '' ? { ok: true, url } : problem('forbidden-port');
}

/** Whether a host is on the allow-list, whatever its IP address. */
export const isAllowedHost = (hostname: string, { allowHosts = [] }: GuardOptions): boolean =>
  allowHosts.some((host) => host === hostname || host.startsWith(`${hostname}:`));
