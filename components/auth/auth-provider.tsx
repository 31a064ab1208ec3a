'use client';

import { usePathname } from 'next/navigation';
import type { Session } from 'next-auth';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { signUp } from '@/lib/auth/account/email-link-actions';
import { signIn } from '@/lib/auth/sign-in/actions';
import { type FormState, idleForm } from '@/lib/forms/form-state';
import { endSession, mayHaveSession } from './session-client';
import type { SessionReader } from './session-reader';

/** How often the session of a visible page is read, so that one that was ended elsewhere is noticed; when it is renewed. */
const TICK_MS = 30_000;
/** A change of page does not read one again that is younger; half a tick, so that each tick does. */
const FRESH_MS = TICK_MS / 2;
const RENEW_AT_MS = 90_000;

type Auth = {
  user: Session['user'] | null;
  session: Session | null;
  userRole: Session['userRole'] | null;
  /** True until the session has been fetched. */
  loading: boolean;
  isAdmin: boolean;
  signIn: (form: FormData) => Promise<FormState>;
  signUp: (form: FormData) => Promise<FormState>;
  /** @throws when the network request fails */
  signOut: () => Promise<void>;
};

const AuthContext = createContext<Auth | undefined>(undefined);

const isRunningOut = (session: Session) => Date.parse(session.expires) - Date.now() <= RENEW_AT_MS;

/** Keeps the client's copy of the session in sync with the server. */
function useCheckedSession() {
  const [session, setSession] = useState<Session | null>();
  const [reader, setReader] = useState<{ Reader: typeof SessionReader; key: number }>();
  const latest = useRef<Session | null>(null);
  const readAt = useRef(0);

  const store = useCallback((next: Session | null) => {
    latest.current = next;
    readAt.current = Date.now();
    // The hint outlives a request that failed: being offline signs nobody out.
    setSession((known) => next ?? ((mayHaveSession() && known) || null));
  }, []);

  /** Reads the session if necessary. Only then is the script of next-auth loaded. */
  const check = useCallback(() => {
    if (!mayHaveSession()) return store(null);
    const isFresh = document.hidden || Date.now() - readAt.current < FRESH_MS;
    if (latest.current && isFresh && !isRunningOut(latest.current)) return;
    // Nobody is shown as signed out while it is read: an action, such as that behind a mailed link, may have signed in.
    setSession((known) => known ?? undefined);
    import('./session-reader').then(
      ({ SessionReader: Reader }) => setReader((last) => ({ Reader, key: (last?.key ?? 0) + 1 })),
      () => store(null),
    );
  }, [store]);

  return { session, reader, store, check };
}

/** Provides the session to all client components. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { session, reader, store, check } = useCheckedSession();
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: server actions that redirect may have changed the session
  useEffect(() => check(), [check, pathname]);

  useEffect(() => {
    const timer = setInterval(check, TICK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [check]);

  const auth = useMemo<Auth>(
    () => ({
      user: session?.user ?? null,
      session: session ?? null,
      userRole: session?.userRole ?? null,
      loading: session === undefined,
      isAdmin: session?.isAdmin ?? false,
      signIn: async (form) => {
        const state = await signIn(idleForm, form);
        if (state.status === 'done') check();
        return state;
      },
      signUp: (form) => signUp(idleForm, form),
      signOut: async () => {
        await endSession();
        store(null);
      },
    }),
    [session, check, store],
  );

  return (
    <AuthContext value={auth}>
      {children}
      {reader ? <reader.Reader key={reader.key} onRead={store} /> : null}
    </AuthContext>
  );
}

/** The visitor's session. @throws outside of AuthProvider */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth is called outside of AuthProvider.');
  return auth;
}
