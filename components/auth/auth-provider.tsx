'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { signUp } from '@/lib/auth/account/email-link-actions';
import type { SessionView } from '@/lib/auth/session/session-view';
import { signIn } from '@/lib/auth/sign-in/actions';
import { type FormState, idleForm } from '@/lib/forms/form-state';
import { endSession, fetchSession, mayHaveSession, renewSession } from './session-client';

/** How often the session is looked at, and how much of it may be left when it is renewed. */
const TICK_MS = 30_000;
const RENEW_AT_MS = 90_000;

type Auth = {
  user: SessionView['user'] | null;
  session: SessionView | null;
  userRole: SessionView['userRole'] | null;
  /** True until it is known whether somebody is signed in. */
  loading: boolean;
  isAdmin: boolean;
  signIn: (form: FormData) => Promise<FormState>;
  signUp: (form: FormData) => Promise<FormState>;
  /** @throws when the site cannot be reached */
  signOut: () => Promise<void>;
};

const AuthContext = createContext<Auth | undefined>(undefined);

const isRunningOut = (session: SessionView) => Date.parse(session.expires) - Date.now() <= RENEW_AT_MS;

/** Keeps the session that the page knows in step with the one that the server knows. */
function useSession() {
  const [session, setSession] = useState<SessionView | null>(null);
  const [loading, setLoading] = useState(true);
  const known = useRef<SessionView | null>(null);

  const keep = useCallback((next: SessionView | null) => {
    known.current = next;
    setSession(next);
    setLoading(false);
  }, []);

  /** Asks when something may have changed. Without an answer what is known stays: being offline signs nobody out. */
  const check = useCallback(async () => {
    try {
      if (!mayHaveSession()) keep(null);
      else if (!known.current) keep(await fetchSession());
      else if (isRunningOut(known.current)) keep(await renewSession());
    } catch {
      setLoading(false);
    }
  }, [keep]);

  return { session, loading, keep, check };
}

/** Who is signed in, for every component of the page. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { session, loading, keep, check } = useSession();
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: actions that move on to another page may have changed the session
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
        const answer = await signIn(idleForm, form);
        if (answer.status === 'done') await check();
        return answer;
      },
      signUp: (form) => signUp(idleForm, form),
      signOut: async () => {
        await endSession();
        keep(null);
      },
    }),
    [session, loading, check, keep],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The session of this page's visitor. @throws outside of AuthProvider */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth is called outside of AuthProvider.');
  return auth;
}
