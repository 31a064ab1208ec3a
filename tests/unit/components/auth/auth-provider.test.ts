// @vitest-environment jsdom
import type { Session } from 'next-auth';
import { act, createElement, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuthProvider, useAuth } from '@/components/auth/auth-provider';
import { render } from '../../../support/render';

let reads: number;
let expires: string;
let isOffline: boolean;

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));
vi.mock('@/lib/auth/account/email-link-actions', () => ({ signUp: vi.fn() }));
vi.mock('@/lib/auth/sign-in/actions', () => ({ signIn: vi.fn() }));
vi.mock('@/components/auth/session-reader', () => ({
  SessionReader({ onRead }: { onRead: (session: Session | null) => void }) {
    useEffect(() => {
      reads += 1;
      onRead(isOffline ? null : ({ user: { email: 'mary@bakery.ie' }, expires } as Session));
    }, [onRead]);
    return null;
  },
}));

let auth: ReturnType<typeof useAuth>;
function Visitor() {
  auth = useAuth();
  return null;
}
/** Lets time pass, and the script of next-auth load. */
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const lastsFor = (seconds: number) => {
  expires = new Date(Date.now() + seconds * 1_000).toISOString();
};
async function visit() {
  await render(createElement(AuthProvider, null, createElement(Visitor)));
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  reads = 0;
  isOffline = false;
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed-in=1';
});
afterEach(async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server deletes it
  document.cookie = 'signed-in=; max-age=0';
  vi.useRealTimers();
});

test('AuthProvider › reads no session for visitors who never signed in', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server deletes it
  document.cookie = 'signed-in=; max-age=0';
  await visit();
  expect([auth.loading, auth.user, reads]).toEqual([false, null, 0]);
});

test('AuthProvider › notices within 30 seconds that a session was ended elsewhere, and asks nothing while the page is hidden', async () => {
  const visibility = vi.spyOn(document, 'hidden', 'get');
  lastsFor(900);
  await visit();
  expect([auth.user?.email, reads]).toEqual(['mary@bakery.ie', 1]);
  visibility.mockReturnValue(true);
  await pass(60_000);
  expect(reads).toBe(1);
  visibility.mockReturnValue(false);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(reads, 'shown again').toBe(2);
  await pass(30_000);
  expect(reads).toBe(3);
  visibility.mockRestore();
});

test('AuthProvider › renews the session of a hidden page once 90 seconds of it are left', async () => {
  const visibility = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  lastsFor(121);
  await visit();
  await pass(30_000);
  expect(reads, 'with 91 seconds left').toBe(1);
  lastsFor(900);
  await pass(30_000);
  expect(reads).toBe(2);
  await pass(60_000);
  expect(reads).toBe(2);
  visibility.mockRestore();
});

test('AuthProvider › signs nobody out who is offline', async () => {
  lastsFor(60);
  await visit();
  isOffline = true;
  await pass(60_000);
  expect([auth.user?.email, reads > 1]).toEqual(['mary@bakery.ie', true]);
});

test('AuthProvider › shows nobody as signed out while it reads a session that an action has begun', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server deletes it
  document.cookie = 'signed-in=; max-age=0';
  lastsFor(900);
  await visit();
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed-in=1';
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect([auth.loading, auth.user]).toEqual([true, null]);
  await pass(0);
  expect([auth.loading, auth.user?.email]).toEqual([false, 'mary@bakery.ie']);
});
