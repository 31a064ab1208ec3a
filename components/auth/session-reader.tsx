'use client';

import type { Session } from 'next-auth';
import { SessionProvider, useSession } from 'next-auth/react';
import { useEffect } from 'react';

type Props = { onRead: (session: Session | null) => void };

function Report({ onRead }: Props) {
  const { data, status } = useSession();
  useEffect(() => {
    if (status !== 'loading') onRead(data);
  }, [data, status, onRead]);
  return null;
}

/** Reads the session with next-auth when it is mounted, and again when another tab signs in or out. */
export function SessionReader({ onRead }: Props) {
  return (
    <SessionProvider refetchOnWindowFocus={false}>
      <Report onRead={onRead} />
    </SessionProvider>
  );
}
