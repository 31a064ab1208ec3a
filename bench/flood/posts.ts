import { randomBytes, randomUUID } from 'node:crypto';
import { callAction } from '../../tests/support/call-action';

type Send = (site: string, headers: Record<string, string>) => Promise<number>;

const PASSWORD = 'four green fields';
const someone = () => `${randomUUID()}@bakery.example`;
const inventedToken = () => randomBytes(32).toString('base64url');

const action =
  (page: string, name: string, fields: () => Record<string, string>): Send =>
  async (site, headers) =>
    (await callAction(site + page, name, fields(), headers)).status;

const requestToken: Send = async (site, headers) => {
  const response = await fetch(`${site}/api/auth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ grant_type: 'password', email: someone(), password: PASSWORD }),
  });
  await response.arrayBuffer();
  return response.status;
};

/** Every kind of post that somebody without an account can send, with the status of its response. */
export const posts: Readonly<Record<string, Send>> = {
  'sign-in': action('/auth', 'signIn', () => ({ email: someone(), password: PASSWORD })),
  'sign-up': action('/auth', 'signUp', () => ({ email: someone(), password: PASSWORD })),
  'forgotten password': action('/auth/reset', 'forgotPassword', () => ({ email: someone() })),
  'confirmation mailed again': action('/auth', 'resend', () => ({ email: someone() })),
  reset: action('/auth/reset', 'setNewPassword', () => ({ token: inventedToken(), password: PASSWORD })),
  confirmation: action('/auth/confirm', 'confirmEmail', () => ({ token: inventedToken() })),
  contact: action('/contact', 'sendMessage', () => ({ name: 'Mary', email: someone(), message: 'Do you do pubs?' })),
  'free trial': action('/free-trial', 'requestTrial', () => ({
    name: 'Mary',
    email: someone(),
    businessName: 'Bakery',
    industry: 'Restaurant',
  })),
  unsubscribe: action('/unsubscribe', 'unsubscribeAction', () => ({ token: `a=${inventedToken()}&s=x` })),
  token: requestToken,
};
