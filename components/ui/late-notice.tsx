'use client';

import { useEffect, useState } from 'react';
import { SECOND_MS } from '@/lib/time';
import { NOT_REACHED } from './load-late';

/** How long loading a script may take before something is said. */
const PATIENCE_MS = 3 * SECOND_MS;

/** Stands in the place of something whose script is being loaded; says so when that takes long. */
export function LateNotice() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="text-base text-muted">
      {isLate ? `${NOT_REACHED} This part appears as soon as it can be loaded.` : ''}
    </p>
  );
}
