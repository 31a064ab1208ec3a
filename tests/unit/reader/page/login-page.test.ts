import { expect, test } from 'vitest';
import { asksToSignIn } from '@/lib/reader/page/login-page';

test.each([
  'You must be logged in to view this page.',
  'Please log in\nto see your orders.',
  'This content is for members only. Please sign in or register to continue.',
  'Sign in to continue',
])('asksToSignIn › “%s”', (text) => {
  expect(asksToSignIn(text)).toBe(true);
});

test.each([
  'Call 065 123 4567 or log in to the customer portal to change your booking.',
  'Parents must sign in their children at the desk.',
  `Our gym is open every day. ${'Members train when they like. '.repeat(20)} You must be logged in to book.`,
])('asksToSignIn › not “%s”', (text) => {
  expect(asksToSignIn(text)).toBe(false);
});
