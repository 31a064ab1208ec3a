import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { type GuardOptions, isAllowedHost, isPublicAddress } from './ssrf-guard';

type Resolver = typeof resolve;

/** Thrown by the connection when a host name resolves to a non-public IP address. */
export class ForbiddenAddressError extends Error {
  readonly code = 'ERR_FORBIDDEN_ADDRESS';
}

const CONNECT_TIMEOUT_MS = 8_000;
const HEADERS_TIMEOUT_MS = 10_000;
const BODY_TIMEOUT_MS = 10_000;

/**
 * A DNS lookup that only returns checked IP addresses. The connection uses the checked address itself, so a second lookup
 * with a different result (DNS rebinding) is impossible. One non-public address rejects the whole host name.
 */
export function guardedLookup(options: GuardOptions, resolver: Resolver = resolve): LookupFunction {
  return (hostname, lookupOptions, callback) => {
    resolver(hostname, { ...lookupOptions, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const isFine = isAllowedHost(hostname, options) || addresses.every(({ address }) => isPublicAddress(address));
      const [first] = addresses;
      if (!isFine || !first) return callback(new ForbiddenAddressError(`${hostname} is not public.`), '', 0);
      if (lookupOptions.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** An undici agent that only connects to public IP addresses. */
export function guardedAgent(options: GuardOptions = {}, resolver?: Resolver): Agent {
  return new Agent({
    connect: { lookup: guardedLookup(options, resolver), timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: BODY_TIMEOUT_MS,
    maxHeaderSize: 64 * 1024,
    maxResponseSize: 20 * 1024 * 1024,
    pipelining: 1,
  });
}
