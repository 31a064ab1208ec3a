import { expect, test } from 'vitest';
import { env } from '@/lib/env';
import { queues } from '@/lib/jobs/queues';
import { senderOf, smtpOptions } from '@/lib/mail/transport';

test('smtpOptions › requires TLS for a remote mail server', () => {
  expect(smtpOptions('smtp://user:p%40ss@smtp.example.ie:587')).toMatchObject({
    secure: false,
    requireTLS: true,
    tls: { rejectUnauthorized: true },
    auth: { user: 'user', pass: 'p@ss' },
  });
  expect(smtpOptions('smtps://smtp.example.ie')).toMatchObject({ secure: true });
});

test('smtpOptions › waits as long as RFC 5321 asks for: a reply to the final dot may take ten minutes', () => {
  const { connectionTimeout, greetingTimeout, socketTimeout } = smtpOptions('smtp://smtp.example.ie');
  expect(Math.min(connectionTimeout, greetingTimeout)).toBeGreaterThanOrEqual(5 * 60_000);
  expect(socketTimeout).toBeGreaterThanOrEqual(10 * 60_000);
  // The job is not given to another worker, nor failed by its own, before the longest of these is over.
  expect(queues.mail.expireInSeconds * 1000).toBeGreaterThan(connectionTimeout + 3 * socketTimeout);
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

test('senderOf › is the person who is set, with telephone, and for ourselves the company alone', () => {
  expect(senderOf({}).name).toBe(env.siteName);
  Object.assign(env, {
    contactPerson: { name: 'Orla Keane', role: 'Set-up' },
    contactPhone: '061 123 456',
    contactAddress: undefined,
  });
  expect(senderOf({})).toEqual({
    name: `Orla Keane, ${env.siteName}`,
    signature: `Orla Keane\nSet-up\n\n${env.siteName}\n061 123 456\n${env.siteUrl}\n${env.contactEmail}`,
  });
  expect(JSON.stringify(senderOf({ isUnsigned: true }))).not.toMatch(/Orla|061/);
});
