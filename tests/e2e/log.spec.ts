import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { forgedRequests, sendBytes } from '../support/control-characters';
import { makeAccount, PASSWORD } from './accounts';

const CONNECTIONS = 8;

/** The output of the site. */
const siteLog = () => readFileSync(process.env.SITE_LOG ?? '', 'utf8');

/** All characters that some program treats as a line break. */
const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

const isJson = (line: string): boolean => {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
};

test('log › no parameter of any route can forge a line or causes a 500', async ({ request, baseURL }) => {
  const email = await makeAccount('admin');
  const signedIn = await request.post('/api/auth/token', {
    data: { grant_type: 'password', email, password: PASSWORD },
  });
  const { access_token: token } = await signedIn.json();
  const { host, port } = new URL(baseURL ?? '');
  // Short, since the JSON parser quotes only ten characters.
  const marker = randomBytes(3).toString('hex');
  const forged = forgedRequests(host, marker, `Bearer ${token}`);
  const failed: string[] = [];
  let next = 0;
  const sender = async () => {
    for (let bytes = forged[next++]; bytes; bytes = forged[next++]) {
      const [status, text] = [await sendBytes(bytes, Number(port)), bytes.toString('latin1')];
      // A health check responds with 503 while a busy machine's database takes more than two seconds.
      const isBusy = status === 503 && /^\w+ \/api\/health\//.test(text);
      if (!status || (status >= 500 && !isBusy)) failed.push(`${status}: ${text.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sender));
  expect(failed).toEqual([]);

  // The parser's message quotes some of the input in the log, escaped.
  await expect.poll(() => siteLog().includes(marker)).toBe(true);
  const quoting = siteLog()
    .split(lineBreaks)
    .filter((line) => line.includes(marker));
  expect(quoting.filter((line) => !isJson(line))).toEqual([]);
  expect(quoting.filter((line) => /[\p{Cc}\p{Bidi_Control}]/u.test(line))).toEqual([]);
});
