'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';

const noChanges = () => () => {};

/** "Go Back" to where the visitor came from: shown only where there is script to do it and a page to go back to. */
export function GoBack() {
  const canGoBack = useSyncExternalStore(
    noChanges,
    () => window.history.length > 1,
    () => true,
  );
  return (
    <Button variant="quiet" className="needs-script" disabled={!canGoBack} onClick={() => window.history.back()}>
      Go Back
    </Button>
  );
}

/** Tells a developer with the console open which path was asked for; the server logs it too. */
export function LogMissingPath() {
  const pathname = usePathname();
  useEffect(() => {
    console.warn(`Page not found: ${pathname}`);
  }, [pathname]);
  return null;
}
