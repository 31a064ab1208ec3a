import { z } from 'zod';
import { parseUrl } from '@/lib/text/parse-url';
import {
  bucketName,
  databaseUrl,
  emailAddress,
  headerToken,
  hostList,
  imageUrl,
  optional,
  originUrl,
  regionName,
  secret,
  smtpUrl,
  text,
  webUrl,
  wholeNumber,
  withDefault,
} from './env-values';

const DEFAULT_SITE_URL = 'http://localhost:3000';

/** The base URL of an OpenAI-compatible service, from it or from the URL of its endpoint. */
const modelBaseUrl = (url: string): string => url.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every variable the site reads, with the default that works locally. `.env.example` lists the same. */
const schema = z.object({
  SITE_NAME: withDefault(text(60), 'Super Employee'),
  SITE_URL: withDefault(originUrl, DEFAULT_SITE_URL),
  CONTACT_EMAIL: withDefault(emailAddress, 'hello@superemployee.ie'),
  CONTACT_PHONE: optional(z.string().regex(/^\+?[\d ()-]{6,20}$/, 'must be a phone number like +353 65 123 4567')),
  CONTACT_PERSON: optional(text(80)),
  CONTACT_ROLE: optional(text(80)),
  CONTACT_PHOTO: optional(imageUrl),
  CONTACT_ADDRESS: optional(text(200)),
  SOCIAL_LINKEDIN: optional(webUrl),
  SOCIAL_FACEBOOK: optional(webUrl),
  SOCIAL_INSTAGRAM: optional(webUrl),
  SOCIAL_YOUTUBE: optional(webUrl),
  COMPANY_REGISTERED_NAME: optional(text(120)),
  COMPANY_CRO: optional(z.string().regex(/^\d{5,7}$/, 'must be a CRO number of 5 to 7 digits')),
  COMPANY_OFFICE: optional(text(200)),
  HOSTING_PROVIDER: optional(text(200)),
  COMPANY_VAT: optional(z.string().regex(/^IE[0-9A-Z+*]{8,9}$/, 'must be a VAT number like IE1234567FA')),
  PRICE_VAT_NOTE: withDefault(text(40), 'ex VAT'),
  DATABASE_URL: optional(databaseUrl),
  NEXTAUTH_SECRET: optional(secret(32)),
  SMTP_URL: optional(smtpUrl),
  MAIL_FROM: optional(emailAddress),
  LEADS_EMAIL: optional(emailAddress),
  LEADS_WEBHOOK_URL: optional(webUrl),
  LEADS_WEBHOOK_SECRET: optional(secret(16)),
  LEADS_RETENTION_MONTHS: withDefault(wholeNumber(1, 120), '24'),
  ADMIN_PASSKEY_GRACE_DAYS: optional(wholeNumber(0, 365)),
  TRUSTED_PROXIES: withDefault(wholeNumber(0, 10), '0'),
  REQUEST_LIMIT: withDefault(wholeNumber(10, 1_000_000), '600'),
  WARM_UP_FIRST: withDefault(wholeNumber(0, 1), '0'),
  RENDER_TIMEOUT_MS: withDefault(wholeNumber(1_000, 60_000), '10000'),
  SCRAPER_ALLOW_HOSTS: withDefault(hostList, ''),
  SCRAPER_MAX_PAGES: withDefault(wholeNumber(1, 100_000), '2000'),
  SCRAPER_RUNS_AT_ONCE: withDefault(wholeNumber(1, 100), '2'),
  SCRAPER_PAGES_A_DAY: withDefault(wholeNumber(1, 10_000_000), '5000'),
  SCRAPER_DELAY_MS: withDefault(wholeNumber(0, 60_000), '400'),
  SCRAPER_BROWSER: optional(text(500)),
  AGENT_PREVIEWS_A_DAY: withDefault(wholeNumber(0, 1_000_000), '500'),
  AGENTS: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  MEDIAWIKI_API_URL: withDefault(webUrl, 'https://en.wikipedia.org/w/api.php'),
  FIRECRAWL_API_URL: withDefault(webUrl, 'https://api.firecrawl.dev'),
  FIRECRAWL_API_KEY: optional(headerToken),
  KNOWLEDGE_DIRECTORY: optional(z.string()),
  ANSWERS_LLM_URL: optional(webUrl),
  ANSWERS_LLM_KEY: optional(headerToken),
  ANSWERS_LLM_MODEL: withDefault(text(200), 'default'),
  ANSWERS_LLM_TIMEOUT_MS: withDefault(wholeNumber(100, 60_000), '3000'),
  ANSWERS_LLM_MAX_TOKENS: withDefault(wholeNumber(50, 4_000), '400'),
  S3_ENDPOINT: optional(webUrl),
  S3_BUCKET: optional(bucketName),
  S3_REGION: withDefault(regionName, 'auto'),
  S3_ACCESS_KEY_ID: optional(headerToken),
  S3_SECRET_ACCESS_KEY: optional(headerToken),
  ALARMS_EMAIL: optional(emailAddress),
  ALARMS_WEBHOOK_URL: optional(webUrl),
  ALARMS_WEBHOOK_SECRET: optional(secret(16)),
  HEARTBEAT_URL: optional(webUrl),
  METRICS_TOKEN: optional(secret(16).pipe(headerToken)),
  WORKER_METRICS_PORT: optional(wholeNumber(1, 65_535)),
  BACKUP_MAX_AGE_HOURS: withDefault(wholeNumber(0, 8_760), '26'),
  PORT: withDefault(wholeNumber(1, 65_535), '3000'),
  LISTEN_ON: optional(z.union([z.ipv4(), z.ipv6()], 'must be an IP address of this machine, like 127.0.0.1 or ::1')),
  DATA_DIR: withDefault(z.string(), '.data'),
  LOG_LEVEL: withDefault(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
});

type Source = Record<string, string | undefined>;

/** The bucket needs all of these. */
const BUCKET = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The path of an image on this site; undefined if the URL, absolute or a path, is that of another origin. */
function ownImagePath(image: string, siteUrl: string): string | undefined {
  const site = parseUrl(siteUrl);
  const url = site && parseUrl(image, site);
  return url && url.origin === site.origin ? url.pathname : undefined;
}

/** The faults of the contact person: the Content-Security-Policy allows images of this origin only. */
function findPersonProblems({ CONTACT_PERSON, CONTACT_ROLE, CONTACT_PHOTO, SITE_URL }: Source): string[] {
  const siteUrl = SITE_URL || DEFAULT_SITE_URL;
  const isForeign = CONTACT_PHOTO && !ownImagePath(CONTACT_PHOTO, siteUrl);
  return [
    ...((CONTACT_ROLE || CONTACT_PHOTO) && !CONTACT_PERSON
      ? ['CONTACT_ROLE and CONTACT_PHOTO require CONTACT_PERSON.']
      : []),
    ...(isForeign ? ['CONTACT_PHOTO must be on this site, like /images/photo.webp.'] : []),
  ];
}

function findMissing(source: Source): string[] {
  const missing = BUCKET.filter((name) => !source[name]);
  const isHalf = missing.length > 0 && missing.length < BUCKET.length;
  return [
    ...(isHalf ? [`${missing.join(', ')} must be set too, or none of ${BUCKET.join(', ')}.`] : []),
    ...(source.LEADS_WEBHOOK_URL && !source.LEADS_WEBHOOK_SECRET
      ? ['LEADS_WEBHOOK_URL requires LEADS_WEBHOOK_SECRET.']
      : []),
    ...(source.ALARMS_WEBHOOK_URL && !source.ALARMS_WEBHOOK_SECRET
      ? ['ALARMS_WEBHOOK_URL requires ALARMS_WEBHOOK_SECRET.']
      : []),
  ];
}

/**
 * The problems of the environment, one sentence each: variable, fault and accepted values, but never the value, which may be a
 * secret. Empty if all variables are valid.
 */
export function findProblems(source: Source): string[] {
  const parsed = schema.safeParse(source);
  const invalid = parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}.`) ?? [];
  return [...invalid, ...findMissing(source), ...findPersonProblems(source)];
}

/** The message lists each problem in a line of its own. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
  constructor(problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/**
 * Parses and validates the environment.
 * @throws EnvironmentError with one sentence per problem
 */
export function readEnvironment(source: Source) {
  const problems = findProblems(source);
  if (problems.length > 0) throw new EnvironmentError(problems);
  const v = schema.parse(source);
  return {
    siteName: v.SITE_NAME,
    /** Origin without a trailing slash. */
    siteUrl: v.SITE_URL,
    contactEmail: v.CONTACT_EMAIL,
    contactPhone: v.CONTACT_PHONE,
    /** The person whom visitors reach. `photo` is a path of this site. */
    contactPerson: v.CONTACT_PERSON
      ? {
          name: v.CONTACT_PERSON,
          role: v.CONTACT_ROLE,
          photo: v.CONTACT_PHOTO && ownImagePath(v.CONTACT_PHOTO, v.SITE_URL),
        }
      : undefined,
    contactAddress: v.CONTACT_ADDRESS,
    social: {
      linkedin: v.SOCIAL_LINKEDIN,
      facebook: v.SOCIAL_FACEBOOK,
      instagram: v.SOCIAL_INSTAGRAM,
      youtube: v.SOCIAL_YOUTUBE,
    },
    company: {
      registeredName: v.COMPANY_REGISTERED_NAME,
      cro: v.COMPANY_CRO,
      office: v.COMPANY_OFFICE,
      vat: v.COMPANY_VAT,
    },
    priceVatNote: v.PRICE_VAT_NOTE,
    databaseUrl: v.DATABASE_URL,
    nextauthSecret: v.NEXTAUTH_SECRET,
    /** The number of days that a new admin has to add a passkey. Without it, passkeys are optional. */
    adminPasskeyGraceDays: v.ADMIN_PASSKEY_GRACE_DAYS,
    /** Whether this is the development server (`npm run dev`). */
    isDevelopment: source.NODE_ENV === 'development',
    /** Whether the site is served over https; cookies then get the Secure attribute. */
    isSecure: v.SITE_URL.startsWith('https:'),
    /** How many proxies in front of the server are trusted (X-Forwarded-For). */
    trustedProxies: v.TRUSTED_PROXIES,
    /** How many requests one IP address may send within ten seconds, not counting those answered from the cache. */
    requestLimit: v.REQUEST_LIMIT,
    /** Whether connections are refused until the main pages are rendered. */
    warmUpFirst: v.WARM_UP_FIRST === 1,
    /** How long a visitor waits for a public page before getting 503, in milliseconds. */
    renderTimeoutMs: v.RENDER_TIMEOUT_MS,
    /** Without one, mails are written to files in the data folder. */
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM ?? v.CONTACT_EMAIL,
    leads: {
      /** Receives notifications of new leads. */
      email: v.LEADS_EMAIL ?? v.CONTACT_EMAIL,
      webhookUrl: v.LEADS_WEBHOOK_URL,
      webhookSecret: v.LEADS_WEBHOOK_SECRET,
      /** Leads are anonymised after this many months without a change. */
      retentionMonths: v.LEADS_RETENTION_MONTHS,
    },
    scraper: {
      /** Hosts that may be fetched although they are not public, for tests and local trials. */
      allowHosts: v.SCRAPER_ALLOW_HOSTS,
      /** The page limit of "unlimited" runs. */
      maxPages: v.SCRAPER_MAX_PAGES,
      /** Per user. */
      runsAtOnce: v.SCRAPER_RUNS_AT_ONCE,
      /** Per user, within 24 hours. */
      pagesADay: v.SCRAPER_PAGES_A_DAY,
      /** Minimum delay between the starts of two requests to one website in ms, unless its crawl-delay is longer. */
      delayMs: v.SCRAPER_DELAY_MS,
      /** The Chromium that renders pages which need JavaScript: a path, or a name in `searchPath`. Without one, none is rendered. */
      browser: v.SCRAPER_BROWSER,
      /** The folders of programs, as in PATH. */
      searchPath: source.PATH ?? '',
    },
    /** Websites that visitors may have read for an agent preview each day, all together; 0 switches the feature off. */
    agentPreviewsADay: v.AGENT_PREVIEWS_A_DAY,
    /** The company that runs the servers, as the processor's terms name it. */
    hostingProvider: v.HOSTING_PROVIDER,
    /** Whether visitors can adopt an agent, and agents answer on websites. */
    agentsLive: v.AGENTS === 'on',
    knowledge: {
      /** The MediaWiki Action API of the encyclopaedia that the niche scraper searches. */
      wikiUrl: v.MEDIAWIKI_API_URL,
      /** The search provider of the premium niche scraper, which is unavailable without a key. */
      providerUrl: v.FIRECRAWL_API_URL.replace(/\/+$/, ''),
      providerKey: v.FIRECRAWL_API_KEY,
      /** A JSON file of sources that replaces the built-in directory. */
      directoryFile: v.KNOWLEDGE_DIRECTORY,
    },
    /** The OpenAI-compatible service that reads conversations; without one, the rules do. */
    answersModel: v.ANSWERS_LLM_URL
      ? {
          url: modelBaseUrl(v.ANSWERS_LLM_URL),
          key: v.ANSWERS_LLM_KEY,
          model: v.ANSWERS_LLM_MODEL,
          timeoutMs: v.ANSWERS_LLM_TIMEOUT_MS,
          maxTokens: v.ANSWERS_LLM_MAX_TOKENS,
        }
      : undefined,
    /** The bucket for images; without one, a folder in dataDir. */
    s3:
      v.S3_ENDPOINT && v.S3_BUCKET && v.S3_ACCESS_KEY_ID && v.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: v.S3_ENDPOINT,
            bucket: v.S3_BUCKET,
            region: v.S3_REGION,
            accessKeyId: v.S3_ACCESS_KEY_ID,
            secretAccessKey: v.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    /** The port that this process serves on. */
    port: v.PORT,
    /** The address that this process serves on; all of them without one. */
    listenOn: v.LISTEN_ON,
    /** The folder of files created at run time, relative to the working directory. */
    dataDir: v.DATA_DIR,
    logLevel: v.LOG_LEVEL,
    /** Who is told of alarms, begun and ended. Without any of these, alarms wait to be asked for. */
    alarms: {
      email: v.ALARMS_EMAIL,
      webhookUrl: v.ALARMS_WEBHOOK_URL,
      webhookSecret: v.ALARMS_WEBHOOK_SECRET,
      /** Requested once a minute, so that a watcher elsewhere notices when the requests stop. */
      heartbeatUrl: v.HEARTBEAT_URL,
    },
    /** The bearer token of /api/metrics; without one, metrics are not served. */
    metricsToken: v.METRICS_TOKEN,
    /** The port of the worker's metrics; without one, the worker serves none. */
    workerMetricsPort: v.WORKER_METRICS_PORT,
    /** The alarm "backup overdue" starts after this many hours without a backup; 0 switches it off. */
    backupMaxAgeHours: v.BACKUP_MAX_AGE_HOURS,
  };
}
