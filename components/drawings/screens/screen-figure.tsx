import type { ReactNode } from 'react';

/**
 * A drawn screen of the product with its caption. Its text is real, but the business is made up, so that search snippets leave it
 * out (`data-nosnippet`).
 */
export function ScreenFigure({
  caption,
  className = '',
  children,
}: {
  caption: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure className={className}>
      <div data-nosnippet data-drawn>
        {children}
      </div>
      <figcaption className="mt-2 text-muted sm:mt-3 text-small">{caption}</figcaption>
    </figure>
  );
}

/** The bar at the top of a drawn window. */
export function ScreenBar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className="screen-bar">
      <span aria-hidden="true" className="screen-dots" />
      <p className="min-w-0 truncate">{children}</p>
      {end ? <p className="ml-auto whitespace-nowrap text-muted tabular-nums">{end}</p> : null}
    </div>
  );
}
