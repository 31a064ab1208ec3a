import { expect, test } from 'vitest';
import { smtpOptions } from '@/lib/mail/transport';

test('smtpOptions › requires TLS for a remote mail server', () => {
  expect(smtpOptions('smtp://user:p%40ss@smtp.example.ie:587')).toMatchObject({
    secure: false,
    requireTLS: true,
    tls: { rejectUnauthorized: true },
    auth: { user: 'user', pass: 'p@ss' },
  });
  expect(smtpOptions('smtps://smtp.example.ie')).toMatchObject({ secure: true });
});

test.each(['smtp://localhost:25', 'smtp://127.0.0.1:2525', 'smtp://[::1]:25'])(
  'smtpOptions › does not require TLS for %s',
  (url) => {
    expect(smtpOptions(url)).toMatchObject({ requireTLS: false, tls: { rejectUnauthorized: false } });
  },
);

test('smtpOptions › passes an IPv6 address on without brackets, as sockets expect it', () => {
  expect(smtpOptions('smtp://[2001:db8::25]:25')).toMatchObject({ host: '2001:db8::25', port: 25, requireTLS: true });
});
