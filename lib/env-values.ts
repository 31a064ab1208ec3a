import { z } from 'zod';
import { parseUrl } from '@/lib/text/parse-url';

// The kinds of value of environment variables. Each message completes a sentence that starts with the name of the variable.

const blankAsUnset = (value: unknown) => (value === '' ? undefined : value);

/** A schema of a variable that may be missing; an empty value counts as missing. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsUnset, schema.optional());

/** `value` is what an unset or empty variable counts as. */
export const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => blankAsUnset(given) ?? value, schema);

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a URL is that of this machine. */
export const isLocalUrl = (url: string): boolean => LOCAL.test(parseUrl(url)?.hostname ?? '');

const checkedUrl = (pattern: RegExp, example: string) =>
  z.string().refine((value) => pattern.test(value) && parseUrl(value) !== undefined, {
    error: `must be a URL like ${example}`,
    abort: true,
  });

// fetch refuses URLs with a user name or password, and quotes them in its error.
export const webUrl = checkedUrl(/^https?:\/\//, 'https://example.ie').refine((value) => {
  const { username, password } = parseUrl(value) ?? {};
  return !username && !password;
}, 'must not have a user name or password');

/** The origin of a website, without a trailing slash. */
export const originUrl = webUrl
  .refine((value) => parseUrl(value)?.pathname === '/', 'must not have a path: the site cannot be served below one')
  .refine((value) => {
    const { search, hash, username } = parseUrl(value) ?? {};
    return !search && !hash && !username;
  }, 'must be a scheme and a host only, like https://example.ie')
  .transform((value) => new URL(value).origin);

/** An absolute URL or a path; the caller checks its origin. */
export const imageUrl = z
  .string()
  .regex(/^(https?:\/)?\/[^\s?#]+\.(avif|jpe?g|png|webp)$/i, 'must be the path of an image, like /images/photo.webp');

export const databaseUrl = checkedUrl(
  /^postgres(ql)?:\/\//,
  'postgresql://user:password@host:5432/name (with special characters percent-encoded)',
).refine((value) => {
  const { hostname, searchParams } = parseUrl(value) ?? {};
  return Boolean(hostname || searchParams?.get('host'));
}, 'must name a host, like postgresql://user:password@host:5432/name');

/** Whether user and password of a URL can be decoded: a bare % cannot. */
function hasDecodableCredentials(url: string): boolean {
  const { username = '', password = '' } = parseUrl(url) ?? {};
  try {
    decodeURIComponent(`${username}:${password}`);
    return true;
  } catch {
    return false;
  }
}

export const smtpUrl = checkedUrl(
  /^smtps?:\/\//,
  'smtp://user:password@host:587 (with special characters percent-encoded)',
)
  .refine((value) => Boolean(parseUrl(value)?.hostname), 'must name a host, like smtp://user:password@host:587')
  .refine((value) => {
    const { pathname, search } = parseUrl(value) ?? {};
    return (!pathname || pathname === '/') && !search;
  }, 'must end after the host and port: options in the URL have no effect')
  .refine((value) => {
    const { username, password } = parseUrl(value) ?? {};
    return Boolean(username) === Boolean(password);
  }, 'must have both a user and a password, or neither')
  .refine(hasDecodableCredentials, 'must have special characters percent-encoded: % as %25');

export const emailAddress = z.email('must be an e-mail address');

/** A decimal number without a fraction. */
export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number(error).min(min, error).max(max, error));
}

/** One line. */
export function text(max: number) {
  const error = `must have 1 to ${max} characters in one line`;
  return z
    .string()
    .trim()
    .min(1, error)
    .max(max, error)
    .regex(/^\P{Cc}*$/u, { error });
}

/** Visible ASCII, as HTTP headers need it. */
export const headerToken = z.string().regex(/^[\x21-\x7e]+$/, 'must be visible ASCII characters without spaces');

/** What documentation and examples contain in place of a secret. Base64 of random bytes cannot match by accident. */
const PLACEHOLDER =
  /change[-_ ]?me|placeholder|replace[-_ ]?(me|this|with)|your[-_ ]|^(secret|password|example)|…|<.*>/i;
const MIN_DIFFERENT = 8;

/** A random secret of at least `min` characters. */
export const secret = (min: number) =>
  z
    .string()
    .min(min, { error: `must have ${min} characters or more: openssl rand -base64 48`, abort: true })
    .refine(
      (value) => !PLACEHOLDER.test(value) && new Set(value).size >= MIN_DIFFERENT,
      'is a placeholder, not a secret: openssl rand -base64 48 prints one',
    );

/** What S3-compatible services accept: Amazon's rules are narrower, older buckets and other services have wider ones. */
export const bucketName = z
  .string()
  .regex(
    /^[\w][\w.-]{2,254}$/,
    'must be the name of a bucket: 3 to 255 letters, digits, dots, hyphens and underscores',
  );

export const regionName = z.string().regex(/^[\w-]{1,50}$/, 'must be the name of a region, like eu-west-1 or auto');

const HOST_AND_PORT = /^(\[[0-9a-f:]+\]|[\w.-]+)(:\d{1,5})?$/i;

/** Hosts with optional ports, separated by commas, as a list. */
export const hostList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  )
  .refine(
    (hosts) => hosts.every((host) => HOST_AND_PORT.test(host)),
    'must be hosts like localhost:8080, separated by commas',
  );
