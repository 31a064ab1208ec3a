'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';

const noChanges = () => () => {};

/** A "Go Back" button, shown only with JavaScript and a page to go back to. */
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

/** Logs the requested path to the browser console for developers; the server logs it too. */
export function LogMissingPath() {
  const pathname = usePathname();
  useEffect(() => {
    console.warn(`Page not found: ${pathname}`);
  }, [pathname]);
  return null;
}
