import { expect, test } from 'vitest';
import { clientInfoOf } from '@/lib/http/client-info';

const ipOf = (headers: Record<string, string>) => clientInfoOf(new Headers(headers)).ip;

test('clientInfoOf › ignores X-Forwarded-For and uses the IP address of the connection', () => {
  expect(ipOf({ 'x-client-address': '192.0.2.7', 'x-forwarded-for': '1.2.3.4' })).toBe('192.0.2.7');
});

test('clientInfoOf › treats an IPv4-mapped IPv6 address as the IPv4 address', () => {
  expect(ipOf({ 'x-client-address': '::ffff:192.0.2.7' })).toBe('192.0.2.7');
});

test('clientInfoOf › uses the /64 network of an IPv6 address', () => {
  expect(ipOf({ 'x-client-address': '2001:db8:1:2:aaaa::1' })).toBe('2001:db8:1:2::/64');
  expect(ipOf({ 'x-client-address': '2001:db8:1:2:bbbb:cccc:dddd:eeee' })).toBe('2001:db8:1:2::/64');
  expect(ipOf({ 'x-client-address': '2001:db8:1:3::1' })).not.toBe('2001:db8:1:2::/64');
  expect(ipOf({ 'x-client-address': '::1' })).toBe(ipOf({ 'x-client-address': '::1' }));
});

test('clientInfoOf › returns a key for a request without headers', () => {
  expect(ipOf({})).toBe('unknown');
});
