'use client';

import { useEffect, useState } from 'react';
import { toDublin } from '@/lib/text/dublin-time';

const TICK_MS = 15_000;

/** The Irish clock time to the minute, as `datetime-local` fields write it. It starts with the server's. */
export function useClock(initial: string): string {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const timer = setInterval(() => setNow(toDublin(new Date())), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
