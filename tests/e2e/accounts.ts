import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import PostalMime, { type Email } from 'postal-mime';

export const PASSWORD = 'four green fields';

let count = 0;
/** A unique e-mail address. */
export const newAddress = (name = 'mary') => `${name}.${Date.now()}.${process.pid}.${++count}@bakery.example`;

/** Runs SQL on the database of the site under test. */
export async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

let passwordHash: Promise<string> | undefined;

/** Creates a confirmed account with PASSWORD and returns its e-mail address. */
export async function makeAccount(role: 'user' | 'admin' = 'user'): Promise<string> {
  const email = newAddress(role);
  const id = randomUUID();
  // Signing in takes as long as the hash says.
  passwordHash ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1 });
  await sql(
    'INSERT INTO users (id, email, password_hash, long_password, updated_at) VALUES ($1, $2, $3, true, now())',
    [id, email, await passwordHash],
  );
  await sql('INSERT INTO user_roles (user_id, role) VALUES ($1, $2::role)', [id, role]);
  return email;
}

export const setRole = (email: string, role: 'user' | 'admin') =>
  sql('UPDATE user_roles SET role = $2::role WHERE user_id = (SELECT id FROM users WHERE email = $1)', [email, role]);

const parsed = new Map<string, Promise<Email>>();

function readMail(file: string): Promise<Email> {
  const mail = parsed.get(file) ?? PostalMime.parse(readFileSync(file));
  parsed.set(file, mail);
  return mail;
}

/** The mails to an e-mail address that arrived by SMTP, oldest first. */
async function mailsTo(address: string): Promise<Email[]> {
  const folder = process.env.MAIL_FOLDER ?? '';
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort();
  const mails = await Promise.all(files.map((name) => readMail(join(folder, name))));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** Waits for a mail to an e-mail address, with the given subject if any. */
export async function mailTo(address: string, subject = /./): Promise<Email> {
  const find = async () => (await mailsTo(address)).find((mail) => subject.test(mail.subject ?? ''));
  await expect.poll(find).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error('The mail has disappeared.');
  return mail;
}

/** The path of the link in a mail. */
export function linkIn(mail: Email): string {
  const url = /https?:\/\/\S+\/auth\/\S+/.exec(mail.text ?? '')?.[0];
  if (!url) throw new Error(`There is no link in the mail: ${mail.text}`);
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

export const passwordField = (page: Page) => page.locator('input[name="password"]:visible');

/** Fills in and submits the sign-in form of the current page. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs the browser of a page in without the form, which accounts.spec.ts tests. Does not navigate. */
export async function signIn({ request }: Page, email: string): Promise<void> {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
  const form = { csrfToken, email, password: PASSWORD, json: 'true' };
  const answer = await request.post('/api/auth/callback/credentials', { form });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Signs in through the form and waits for the home page. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/');
}
