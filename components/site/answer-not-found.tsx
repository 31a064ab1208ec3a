import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

function NotFound(): never {
  notFound();
}

/**
 * Status 404 with `children` in the HTML, for pages that are cached at their first request. Next answers a `notFound()` that
 * reaches the page with an empty document which only a script fills; inside a boundary, what surrounds it is kept.
 * Once scripts run, the nearest not-found.tsx takes over, so `children` should look the same.
 */
export function AnswerNotFound({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <NotFound />
    </Suspense>
  );
}
