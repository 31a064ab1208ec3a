'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { signUp } from '@/lib/auth/account/email-link-actions';
import type { SessionView } from '@/lib/auth/session/session-view';
import { signIn } from '@/lib/auth/sign-in/actions';
import { type FormState, idleForm } from '@/lib/forms/form-state';
import { endSession, fetchSession, mayHaveSession, renewSession } from './session-client';

/** How often the session is checked, and the remaining lifetime at which it is renewed. */
const TICK_MS = 30_000;
const RENEW_AT_MS = 90_000;

type Auth = {
  user: SessionView['user'] | null;
  session: SessionView | null;
  userRole: SessionView['userRole'] | null;
  /** True until the session has been fetched. */
  loading: boolean;
  isAdmin: boolean;
  signIn: (form: FormData) => Promise<FormState>;
  signUp: (form: FormData) => Promise<FormState>;
  /** @throws when the network request fails */
  signOut: () => Promise<void>;
};

const AuthContext = createContext<Auth | undefined>(undefined);

const isRunningOut = (session: SessionView) => Date.parse(session.expires) - Date.now() <= RENEW_AT_MS;

/** Keeps the client's copy of the session in sync with the server. */
function useSession() {
  const [session, setSession] = useState<SessionView | null>(null);
  const [loading, setLoading] = useState(true);
  const latest = useRef<SessionView | null>(null);

  const store = useCallback((next: SessionView | null) => {
    latest.current = next;
    setSession(next);
    setLoading(false);
  }, []);

  /** Fetches or renews the session if necessary. A network error changes nothing: being offline signs nobody out. */
  const check = useCallback(async () => {
    try {
      if (!mayHaveSession()) store(null);
      else if (!latest.current) store(await fetchSession());
      else if (isRunningOut(latest.current)) store(await renewSession());
    } catch {
      setLoading(false);
    }
  }, [store]);

  return { session, loading, store, check };
}

/** Provides the session to all client components. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { session, loading, store, check } = useSession();
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: server actions that redirect may have changed the session
  useEffect(() => void check(), [check, pathname]);

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
      session,
      userRole: session?.userRole ?? null,
      loading,
      isAdmin: session?.isAdmin ?? false,
      signIn: async (form) => {
        const state = await signIn(idleForm, form);
        if (state.status === 'done') await check();
        return state;
      },
      signUp: (form) => signUp(idleForm, form),
      signOut: async () => {
        await endSession();
        store(null);
      },
    }),
    [session, loading, check, store],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The visitor's session. @throws outside of AuthProvider */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth is called outside of AuthProvider.');
  return auth;
}
