'use client';

// biome-ignore lint/style/noRestrictedImports: the only wrapper of next/link
import NextLink, { useLinkStatus } from 'next/link';
import { type ComponentProps, type FocusEvent, type PointerEvent, useState } from 'react';

/** Whether the page of the link around a component is being loaded. */
export { useLinkStatus };

/**
 * A link within the site. Prefetches its page when the pointer, a finger or the keyboard focus reaches it, instead of when it
 * is in view, which caused sixteen requests on every page.
 */
export function Link({ prefetch, onPointerEnter, onFocus, ...props }: ComponentProps<typeof NextLink>) {
  const [wanted, setWanted] = useState(false);
  return (
    <NextLink
      {...props}
      prefetch={prefetch ?? (wanted ? null : false)}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        setWanted(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        setWanted(true);
        onFocus?.(event);
      }}
    />
  );
}
