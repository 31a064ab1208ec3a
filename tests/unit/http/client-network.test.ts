import { expect, test } from 'vitest';
import { networkOf, widerNetworksOf } from '@/lib/http/client-network';

test.each([
  ['2001:db8:1:2ff:aaaa::1', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8:1:2aa::9', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['192.0.2.7', '192.0.2.0/24', '192.0.2.0/24'],
  ['64:ff9b::c000:207', '192.0.2.0/24', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24', '192.0.2.0/24'],
  ['unknown', 'unknown', 'unknown'],
])('widerNetworksOf › finds the networks around %s', (ip, subnet, block) => {
  expect(widerNetworksOf(networkOf(ip))).toEqual({ subnet, block });
});
