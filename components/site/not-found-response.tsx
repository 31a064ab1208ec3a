import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

function NotFound(): never {
  notFound();
}

/**
 * Sends status 404 with `children` as HTML, for pages that are cached at their first request. For a `notFound()` that reaches
 * the page, Next sends an empty document that needs JavaScript; inside a boundary, the surrounding content is preserved. With
 * JavaScript, the nearest not-found.tsx replaces `children`, so both should look the same.
 */
export function NotFoundResponse({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <NotFound />
    </Suspense>
  );
}
