import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, findProblems, readEnvironment } from '@/lib/env-schema';

describe('readEnvironment', () => {
  test('has a default for every variable that is empty or not set', () => {
    const env = readEnvironment({ SITE_URL: '', CONTACT_PHONE: '' });
    expect(env).toMatchObject({ siteName: 'Super Employee', siteUrl: 'http://localhost:3000', logLevel: 'info' });
    expect(env.databaseUrl).toBeUndefined();
    expect(env.contactPhone).toBeUndefined();
  });

  test.each([
    ['/images/photo.webp', '/images/photo.webp'],
    ['https://example.ie/images/photo.webp', '/images/photo.webp'],
  ])('keeps the path of a photo on its own origin: %s', (photo, path) => {
    const env = readEnvironment({ SITE_URL: 'https://example.ie', CONTACT_PERSON: 'Name', CONTACT_PHOTO: photo });
    expect(env.contactPerson).toEqual({ name: 'Name', photo: path });
  });

  test.each([
    ['https://elsewhere.ie/photo.webp', 'must be on this site'],
    ['//elsewhere.ie/photo.webp', 'must be on this site'],
    ['/\\elsewhere.ie/photo.webp', 'must be on this site'],
    ['photo.webp', 'must be the path of an image'],
    ['/photo.svg', 'must be the path of an image'],
  ])('rejects the photo %s', (photo, words) => {
    expect(findProblems({ CONTACT_PERSON: 'Name', CONTACT_PHOTO: photo })).toEqual([expect.stringContaining(words)]);
  });

  test('rejects a photo and a role without a name', () => {
    const problems = ['CONTACT_ROLE and CONTACT_PHOTO require CONTACT_PERSON.'];
    expect(findProblems({ CONTACT_PHOTO: '/photo.webp' })).toEqual(problems);
    expect(findProblems({ CONTACT_ROLE: 'Owner' })).toEqual(problems);
  });

  test('keeps only the origin of SITE_URL', () => {
    expect(readEnvironment({ SITE_URL: 'https://example.ie/' }).siteUrl).toBe('https://example.ie');
  });

  test.each([
    ['SITE_URL', 'foo', 'must be a URL like https://example.ie'],
    ['SITE_URL', 'https://example.ie/shop', 'must not have a path'],
    ['SITE_URL', 'https://example.ie/?lang=ga', 'must be a scheme and a host only'],
    ['SITE_NAME', 'x'.repeat(61), 'must have 1 to 60 characters'],
    ['CONTACT_EMAIL', 'nobody', 'must be an e-mail address'],
    ['DATABASE_URL', 'mysql://localhost/site', 'must be a URL like postgresql://'],
    ['DATABASE_URL', 'postgresql://user:p#ss@localhost/site', 'must be a URL like postgresql://'],
    ['DATABASE_URL', 'postgresql:///site', 'must name a host'],
    ['NEXTAUTH_SECRET', 'short', 'must have 32 characters or more'],
    ['NEXTAUTH_SECRET', 'change-me-to-something-long-and-random', 'is a placeholder'],
    ['NEXTAUTH_SECRET', 'x'.repeat(40), 'is a placeholder'],
    ['METRICS_TOKEN', 'your-metrics-token', 'is a placeholder'],
    ['COMPANY_CRO', 'abc', 'must be a CRO number'],
    ['LOG_LEVEL', 'loud', 'must be one of trace, debug, info, warn, error, fatal, silent'],
    ['SMTP_URL', 'mail.example.ie', 'must be a URL like smtp://'],
    ['SMTP_URL', 'smtp://', 'must name a host'],
    ['SMTP_URL', 'smtp://mail.example.ie?tls=no', 'options in the URL have no effect'],
    ['SMTP_URL', 'smtp://user@mail.example.ie', 'must have both a user and a password'],
    ['TRUSTED_PROXIES', 'two', 'must be a whole number from 0 to 10'],
    ['PORT', '70000', 'must be a whole number from 1 to 65535'],
    ['REQUEST_LIMIT', '1.5', 'must be a whole number from 10 to 1000000'],
    ['LISTEN_ON', 'localhost', 'must be an IP address of this machine'],
    ['SCRAPER_ALLOW_HOSTS', 'http://localhost:8080', 'must be hosts like localhost:8080'],
    ['LEADS_RETENTION_MONTHS', '0', 'must be a whole number from 1 to 120'],
    ['LEADS_WEBHOOK_URL', 'https://crm.example.ie', 'requires LEADS_WEBHOOK_SECRET'],
    ['S3_BUCKET', 'images', 'S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too'],
  ])('rejects %s=%s in a sentence that names it', (name, value, words) => {
    const problems = findProblems({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
    expect(problems[0]).toContain(words);
    expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError);
  });

  test.each([
    ['LISTEN_ON', '::1'],
    ['LISTEN_ON', '10.0.0.5'],
    ['SITE_URL', 'https://example.ie/'],
    ['DATABASE_URL', 'postgresql:///site?host=/run/postgresql'],
    ['SMTP_URL', 'smtp://user:p%23ss@[::1]:2525'],
    ['NEXTAUTH_SECRET', 'yr0WlM1Gq2s9k7uVbD4nXhJtC8eZpAfK3oQxTiRwHgE='],
    ['SCRAPER_ALLOW_HOSTS', 'localhost:8080, [::1]:3000'],
  ])('accepts %s=%s', (name, value) => {
    expect(findProblems({ [name]: value })).toEqual([]);
  });

  test('lists all problems at once, one a line', () => {
    const read = () => readEnvironment({ SITE_URL: 'foo', CONTACT_EMAIL: 'nobody', S3_BUCKET: 'images' });
    expect(read).toThrow(/\n {2}SITE_URL .*\.\n {2}CONTACT_EMAIL .*\.\n {2}S3_ENDPOINT, /);
  });

  test('never includes a value in its message, since it may be a secret', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'postgres//user:hunter2@host' })).not.toThrow(/hunter2/);
  });

  test('.env.example › lists every variable', () => {
    const listed = new Set(
      readFileSync('.env.example', 'utf8')
        .match(/^#? ?[A-Z_]+(?==)/gm)
        ?.map((n) => n.replace(/^# ?/, '')),
    );
    const source = readFileSync('lib/env-schema.ts', 'utf8');
    const read = source.match(/^ {2}[A-Z_]+(?=:)/gm)?.map((name) => name.trim()) ?? [];
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((name) => !listed.has(name))).toEqual([]);
  });
});
