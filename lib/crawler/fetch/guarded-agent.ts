import { lookup as resolve } from 'node:dns';
import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type GuardOptions, isAllowedHost, isPublicAddress } from './ssrf-guard';

type Resolver = typeof resolve;

/** Thrown by the connection when a host name resolves to a non-public IP address. */
export class ForbiddenAddressError extends Error {
  readonly code = 'ERR_FORBIDDEN_ADDRESS';
}

/** A connection on which nothing happens for so long is closed. */
export const IDLE_TIMEOUT_MS = 10_000;

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

/** Keeps connections open, by the scheme of the URL. */
export type GuardedAgent = { 'http:': Agent; 'https:': Agent };

/** Agents that only connect to public IP addresses. */
export function guardedAgent(options: GuardOptions = {}, resolver?: Resolver): GuardedAgent {
  const connecting = { keepAlive: true, timeout: IDLE_TIMEOUT_MS, lookup: guardedLookup(options, resolver) };
  return { 'http:': new Agent(connecting), 'https:': new SecureAgent(connecting) };
}
