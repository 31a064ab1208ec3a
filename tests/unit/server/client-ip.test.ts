import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientIp } from '@/lib/server/client-ip';

const ipOf = (proxies: number, forwarded?: string) =>
  clientIp(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '192.0.2.1' } } as unknown as IncomingMessage,
    proxies,
  );

test.each<{ proxies: number; forwarded?: string; expected: string; because: string }>([
  { proxies: 0, forwarded: '203.0.113.7', expected: '192.0.2.1', because: 'anybody can send the header' },
  { proxies: 1, expected: '192.0.2.1', because: 'there is no header' },
  { proxies: 1, forwarded: '198.51.100.1, 203.0.113.7', expected: '203.0.113.7', because: 'the proxy added the last' },
  {
    proxies: 2,
    forwarded: '198.51.100.1, 203.0.113.7, 10.0.0.1',
    expected: '203.0.113.7',
    because: 'two added one each',
  },
  { proxies: 1, forwarded: '203.0.113.7:51234', expected: '203.0.113.7', because: 'some proxies add the port' },
  { proxies: 1, forwarded: '[2001:db8::1]:51234', expected: '2001:db8::1', because: 'some proxies add the port' },
  { proxies: 1, forwarded: '2001:db8::1', expected: '2001:db8::1', because: 'an IPv6 address has colons' },
  { proxies: 3, forwarded: '203.0.113.7', expected: '192.0.2.1', because: 'there are fewer entries than proxies' },
])('clientIp › $forwarded behind $proxies proxies is $expected: $because', ({ proxies, forwarded, expected }) => {
  expect(ipOf(proxies, forwarded)).toBe(expected);
});
