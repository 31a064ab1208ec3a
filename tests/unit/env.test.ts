import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, findProblems, readEnvironment } from '@/lib/env-schema';

/** An unusable value of each variable, and words of the sentence about it. */
const unusable = [
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
  ['NEXTAUTH_SECRET', 'abcdefg'.repeat(5), 'is a placeholder'],
  ['METRICS_TOKEN', 'your-metrics-token', 'is a placeholder'],
  ['WORKER_METRICS_PORT', '99999', 'must be a whole number from 1 to 65535'],
  ['BACKUP_MAX_AGE_HOURS', '-1', 'must be a whole number from 0 to 8760'],
  ['COMPANY_CRO', 'abc', 'must be a CRO number'],
  ['LOG_LEVEL', 'loud', 'must be one of trace, debug, info, warn, error, fatal, silent'],
  ['SMTP_URL', 'mail.example.ie', 'must be a URL like smtp://'],
  ['SMTP_URL', 'smtp://', 'must name a host'],
  ['SMTP_URL', 'smtp://mail.example.ie?tls=no', 'options in the URL have no effect'],
  ['SMTP_URL', 'smtp://user@mail.example.ie', 'must have both a user and a password'],
  ['SMTP_URL', 'smtp://user:50%off@mail.example.ie', 'must have special characters percent-encoded'],
  ['SMTP_URL', 'smtp://us%er:pass@mail.example.ie', 'must have special characters percent-encoded'],
  ['TRUSTED_PROXIES', 'two', 'must be a whole number from 0 to 10'],
  ['PORT', '70000', 'must be a whole number from 1 to 65535'],
  ['REQUEST_LIMIT', '1.5', 'must be a whole number from 10 to 1000000'],
  ['RENDER_TIMEOUT_MS', '999', 'must be a whole number from 1000 to 60000'],
  ['WARM_UP_FIRST', 'yes', 'must be a whole number from 0 to 1'],
  ['LISTEN_ON', 'localhost', 'must be an IP address of this machine'],
  ['SCRAPER_ALLOW_HOSTS', 'http://localhost:8080', 'must be hosts like localhost:8080'],
  ['LEADS_RETENTION_MONTHS', '0', 'must be a whole number from 1 to 120'],
  ['ALARMS_WEBHOOK_URL', 'https://pager.example.ie', 'requires ALARMS_WEBHOOK_SECRET'],
  ['LEADS_WEBHOOK_URL', 'https://crm.example.ie', 'requires LEADS_WEBHOOK_SECRET'],
  ['MEDIAWIKI_API_URL', 'https://site:pass@wiki.example.ie', 'must not have a user name or password'],

  ['S3_BUCKET', 'images', 'S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too'],
  ['SITE_NAME', 'Two\nlines', 'must have 1 to 60 characters in one line'],
  ['CONTACT_PHONE', 'ring us', 'must be a phone number like +353'],
  ['CONTACT_PERSON', 'x'.repeat(81), 'must have 1 to 80 characters in one line'],
  ['CONTACT_ROLE', 'Owner', 'require CONTACT_PERSON'],
  ['CONTACT_PHOTO', '/images/photo.webp', 'require CONTACT_PERSON'],
  ['CONTACT_ADDRESS', 'x'.repeat(201), 'must have 1 to 200 characters in one line'],
  ['SOCIAL_LINKEDIN', 'linkedin.com/company/x', 'must be a URL like https://example.ie'],
  ['SOCIAL_FACEBOOK', 'javascript:alert(1)', 'must be a URL like https://example.ie'],
  ['SOCIAL_INSTAGRAM', '@superemployee', 'must be a URL like https://example.ie'],
  ['SOCIAL_YOUTUBE', 'https://', 'must be a URL like https://example.ie'],
  ['COMPANY_REGISTERED_NAME', ' ', 'must have 1 to 120 characters in one line'],
  ['COMPANY_OFFICE', 'x'.repeat(201), 'must have 1 to 200 characters in one line'],
  ['COMPANY_VAT', '1234567FA', 'must be a VAT number like IE1234567FA'],
  ['PRICE_VAT_NOTE', 'x'.repeat(41), 'must have 1 to 40 characters in one line'],
  ['MAIL_FROM', 'Super Employee', 'must be an e-mail address'],
  ['LEADS_EMAIL', 'team', 'must be an e-mail address'],
  ['LEADS_WEBHOOK_SECRET', 'short', 'must have 16 characters or more'],
  ['ALARMS_EMAIL', 'ops', 'must be an e-mail address'],
  ['ALARMS_WEBHOOK_SECRET', 'short', 'must have 16 characters or more'],
  ['HEARTBEAT_URL', 'watcher', 'must be a URL'],
  ['SCRAPER_MAX_PAGES', '0', 'must be a whole number from 1 to 100000'],
  ['SCRAPER_RUNS_AT_ONCE', '-1', 'must be a whole number from 1 to 100'],
  ['SCRAPER_PAGES_A_DAY', '10000001', 'must be a whole number from 1 to 10000000'],
  ['SCRAPER_DELAY_MS', '1s', 'must be a whole number from 0 to 60000'],
  ['AGENT_PREVIEWS_A_DAY', 'none', 'must be a whole number from 0 to 1000000'],
  ['AGENTS', 'yes', 'must be on or off'],
  ['HOSTING_PROVIDER', 'x'.repeat(201), 'must have 1 to 200 characters in one line'],
  ['MEDIAWIKI_API_URL', '/w/api.php', 'must be a URL like https://example.ie'],
  ['FIRECRAWL_API_URL', 'api.firecrawl.dev', 'must be a URL like https://example.ie'],
  ['FIRECRAWL_API_KEY', 'two words', 'must be visible ASCII characters without spaces'],
  ['ANSWERS_LLM_URL', 'localhost:8080', 'must be a URL like https://example.ie'],
  ['ANSWERS_LLM_KEY', 'schlüssel', 'must be visible ASCII characters without spaces'],
  ['ANSWERS_LLM_MODEL', 'x'.repeat(201), 'must have 1 to 200 characters in one line'],
  ['ANSWERS_LLM_TIMEOUT_MS', '99', 'must be a whole number from 100 to 60000'],
  ['ANSWERS_LLM_MAX_TOKENS', '4001', 'must be a whole number from 50 to 4000'],
  ['ADMIN_PASSKEY_GRACE_DAYS', '366', 'must be a whole number from 0 to 365'],
  ['METRICS_TOKEN', 'ä1234567890123456', 'must be visible ASCII characters without spaces'],
  ['S3_REGION', 'eu west', 'must be the name of a region'],
] as const;

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

  test.each(unusable)('rejects %s=%s in a sentence that names it', (name, value, words) => {
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
    ['NEXTAUTH_SECRET', 'abcdefgh'.repeat(4)],
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

  test('S3 settings › are refused one by one when all are set', () => {
    const bucket = {
      S3_ENDPOINT: 's3.example.ie',
      S3_BUCKET: 'a bucket',
      S3_REGION: 'eu west',
      S3_ACCESS_KEY_ID: 'a key',
      S3_SECRET_ACCESS_KEY: 'another key',
    };
    expect(findProblems(bucket).map((problem) => problem.split(' ')[0])).toEqual(Object.keys(bucket));
  });

  const listed =
    readFileSync('.env.example', 'utf8')
      .match(/^#? ?[A-Z0-9_]+(?==)/gm)
      ?.map((n) => n.replace(/^# ?/, '')) ?? [];
  const read =
    readFileSync('lib/env-schema.ts', 'utf8')
      .match(/^ {2}[A-Z0-9_]+(?=:)/gm)
      ?.map((name) => name.trim()) ?? [];

  test('.env.example › lists every variable', () => {
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((name) => !listed.includes(name))).toEqual([]);
  });

  test('has an unusable value above for every variable of .env.example', () => {
    // Checked elsewhere: NODE_ENV in scripts/support/env-file.mjs, three paths in lib/health/settings.ts, DATA_DIR when it is opened.
    const elsewhere = [
      'NODE_ENV',
      'KNOWLEDGE_DIRECTORY',
      'SCRAPER_BROWSER',
      'NODE_EXTRA_CA_CERTS',
      'DATA_DIR',
      'CHROMIUM_PATH',
    ];
    const bucket = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
    const tried = [...unusable.map(([name]) => name), ...elsewhere, ...bucket];
    expect(listed.filter((name) => !tried.includes(name))).toEqual([]);
  });
});
