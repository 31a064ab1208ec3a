import { expect, test } from 'vitest';
import { clientInfoOf } from '@/lib/http/client-info';

const ipOf = (headers: Record<string, string>) => clientInfoOf(new Headers(headers)).ip;

test('the address of the connection counts, whatever a client writes into X-Forwarded-For', () => {
  expect(ipOf({ 'x-client-address': '192.0.2.7', 'x-forwarded-for': '1.2.3.4' })).toBe('192.0.2.7');
});

test('an IPv4 address in IPv6 clothes is the same address', () => {
  expect(ipOf({ 'x-client-address': '::ffff:192.0.2.7' })).toBe('192.0.2.7');
});

test('one customer’s IPv6 network counts as one', () => {
  expect(ipOf({ 'x-client-address': '2001:db8:1:2:aaaa::1' })).toBe('2001:db8:1:2::/64');
  expect(ipOf({ 'x-client-address': '2001:db8:1:2:bbbb:cccc:dddd:eeee' })).toBe('2001:db8:1:2::/64');
  expect(ipOf({ 'x-client-address': '2001:db8:1:3::1' })).not.toBe('2001:db8:1:2::/64');
  expect(ipOf({ 'x-client-address': '::1' })).toBe(ipOf({ 'x-client-address': '::1' }));
});

test('a request that says nothing still has a key', () => {
  expect(ipOf({})).toBe('unknown');
});
