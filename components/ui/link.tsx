'use client';

// biome-ignore lint/style/noRestrictedImports: the one place that wraps it
import NextLink from 'next/link';
import { type ComponentProps, type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * A link within the site. Its page is fetched ahead when a pointer comes to it, a finger touches it or the keyboard reaches
 * it, and not because it is in view: that was sixteen requests and the scripts of pages nobody asked for, on every page.
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
