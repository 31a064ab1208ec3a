import { expect, test } from 'vitest';
import { checkUrl, isPublicAddress } from '@/lib/crawler/fetch/ssrf-guard';

const kind = (address: string) => {
  const checked = checkUrl(address);
  return checked.ok ? 'fine' : checked.kind;
};

test.each([
  'bakery.ie',
  'https://bakery.ie/',
  'http://www.bakery.ie/menu?day=1',
  ' https://bakery.ie ',
  'HTTPS://BAKERY.IE',
  'https://bakery.ie:443/',
  'http://bakery.ie:80/',
  'https://xn--caf-dma.ie/',
  'https://café.ie/',
  'http://8.8.8.8/',
  'http://[2606:4700:4700::1111]/',
])('checkUrl › accepts %j', (address) => {
  expect(kind(address)).toBe('fine');
});

const loopback = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '0x7f.1',
  '127.0.0.1.',
  '127。0。0。1',
  '１２７.0.0.1',
  '①②⑦.0.0.1',
  '%31%32%37.0.0.1',
  '0',
  '0.0.0.0',
  '0x0',
  '00',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:0001]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[::ffff:0:127.0.0.1]',
];
const privateNets = [
  '10.0.0.1',
  '10.255.255.255',
  '167772161',
  '0xa000001',
  '012.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '2886729729',
  '192.168.0.1',
  '192.168.255.255',
  '3232235521',
  '0xc0a80001',
  '0300.0250.0.1',
  '192.168.257',
  '100.64.0.1',
  '100.127.255.255',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:192.168.0.1]',
  '[::ffff:a00:1]',
];
const linkLocal = [
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '169.254.43518',
  '0xa9.254.0251.254',
  '169.254.0.1',
  '[fe80::1]',
  '[febf::1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:a9fe:a9fe]',
  '[fd00:ec2::254]',
  '168.63.129.16',
  '2822734096',
  '0xa83f8110',
  '[::ffff:168.63.129.16]',
  '[::ffff:a83f:8110]',
];
const special = [
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '192.88.99.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '0.1.2.3',
  '[ff02::1]',
  '[2001:db8::1]',
  '[2001::1]',
  '[2001:10::1]',
  '[2001:20::1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::]',
  '[2002:c0a8:1::1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::1]',
  '[100::1]',
  '[3fff::1]',
  '[5f00::1]',
  '[fec0::1]',
  '[2001:0:53aa:64c:0:0:f5ff:fffe]',
];
const names = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'localhost..',
  'foo.localhost',
  'ｌocalhost',
  'printer.local',
  'router.lan',
  'metadata.google.internal',
  'metadata',
  'intranet',
  'db.corp',
  'nas.home',
  'nas.home.arpa',
  'server',
];

test.each(
  [...loopback, ...privateNets, ...linkLocal, ...special, ...names].flatMap((host) => [
    `http://${host}/`,
    `https://${host}`,
  ]),
)('%j leads nowhere public and is refused', (address) => {
  expect(['forbidden-address', 'bad-address']).toContain(kind(address));
});

test.each([
  'ftp://bakery.ie',
  'file:///etc/passwd',
  'gopher://bakery.ie',
  'javascript:alert(1)',
  'data:text/html,x',
  'dict://x',
  'https://user:pass@bakery.ie/',
  'https://user@bakery.ie/',
  'https://bakery.ie@127.0.0.1/',
  'http://',
  'https://bakery ie',
  'https://[::1',
  'http://0x100000000000',
  `https://${'a'.repeat(3000)}.ie`,
  'http://[fe80::1%25eth0]/',
])('checkUrl › rejects %j as invalid', (address) => {
  expect(kind(address)).toBe('bad-address');
});

test('checkUrl › accepts only the default ports', () => {
  for (const port of [22, 25, 3306, 5432, 6379, 8080, 11211])
    expect(kind(`http://bakery.ie:${port}/`)).toBe('forbidden-port');
});

test('checkUrl › uses the specified message if no URL is entered', () => {
  const checked = checkUrl('   ');
  expect(checked.ok ? '' : checked.message).toBe('Please enter a website URL');
});

test('checkUrl › accepts only the hosts that configuration allows', () => {
  const options = { allowHosts: ['localhost:8080'] };
  expect(checkUrl('http://localhost:8080/x', options).ok).toBe(true);
  expect(checkUrl('http://localhost:8081/x', options).ok).toBe(false);
  expect(checkUrl('http://127.0.0.1:8080/x', options).ok).toBe(false);
});

test('isPublicAddress › applies the same rule to resolved addresses', () => {
  expect(['93.184.216.34', '2606:4700::1'].every(isPublicAddress)).toBe(true);
  expect(['127.0.0.1', '::1', '::8.8.8.8', '::ffff:10.0.0.1', 'fe80::1%eth0', '', 'x'].some(isPublicAddress)).toBe(
    false,
  );
});
