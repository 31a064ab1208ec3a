import { expect, test } from 'vitest';
import { asksToSignIn } from '@/lib/reader/page/login-page';
import { readPage } from '@/lib/reader/read-page';
import { textOf } from '../pages';

test.each([
  'You must be logged in to view this page.',
  'Please log in\nto see your orders.',
  'This content is for members only. Please sign in or register to continue.',
  'Sign in to continue',
  `${textOf(190)}. You must be logged in to view this page.`,
])('asksToSignIn › “%s”', (text) => {
  expect(asksToSignIn(text)).toBe(true);
});

test.each([
  'Call 065 123 4567 or log in to the customer portal to change your booking.',
  'Parents must sign in their children at the desk.',
  `${textOf(260)}. You must be logged in to view this page.`,
])('asksToSignIn › not “%s”', (text) => {
  expect(asksToSignIn(text)).toBe(false);
});

test('isLoginPage › is a page with hardly anything but a password', () => {
  const isLogin = (length: number) =>
    readPage(`<p>${textOf(length)}</p><form><input type="password"></form>`, 'https://oak.ie/members').isLoginPage;
  expect([isLogin(670), isLogin(900)]).toEqual([true, false]);
});
