import { expect, test } from 'vitest';
import { clientInfoOf } from '@/lib/http/client-info';

const ipOf = (headers: Record<string, string>) => clientInfoOf(new Headers(headers)).ip;

test('clientInfoOf › ignores X-Forwarded-For and uses the IP address of the connection', () => {
  expect(ipOf({ 'x-client-address': '192.0.2.7', 'x-forwarded-for': '1.2.3.4' })).toBe('192.0.2.7');
});

test.each(['::ffff:192.0.2.7', '::FFFF:192.0.2.7', '::ffff:c000:207', '0:0:0:0:0:ffff:c000:0207'])(
  'clientInfoOf › treats the IPv4-mapped IPv6 address %s as the IPv4 address',
  (ip) => expect(ipOf({ 'x-client-address': ip })).toBe('192.0.2.7'),
);

test('clientInfoOf › uses the /64 network of an IPv6 address', () => {
  expect(ipOf({ 'x-client-address': '2001:db8:1:2:aaaa::1' })).toBe('2001:db8:1:2::/64');
  expect(ipOf({ 'x-client-address': '2001:db8:1:2:bbbb:cccc:dddd:eeee' })).toBe('2001:db8:1:2::/64');
  expect(ipOf({ 'x-client-address': '2001:db8:1:3::1' })).not.toBe('2001:db8:1:2::/64');
  expect(ipOf({ 'x-client-address': '::1' })).toBe(ipOf({ 'x-client-address': '::1' }));
});

test('clientInfoOf › returns a key for a request without headers', () => {
  expect(ipOf({})).toBe('unknown');
});
