'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';

const MENU_ID = 'site-menu';

/**
 * The mobile navigation, a native popover: without any script it opens, dims the page, and closes on Escape or a tap outside.
 * Script only closes it when a link is followed.
 */
export function MobileMenu({ icons, children }: { icons: Record<'open' | 'close', ReactNode>; children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  const previous = useRef(pathname);

  // Only a new path closes the menu: one that was opened before hydration stays open.
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [pathname]);

  return (
    <div className="xl:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label="Menu"
        className="grid size-11 place-items-center rounded-sheet border border-control"
      >
        {icons.open}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of the links inside, which are the controls */}
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="site-menu"
        // Links to a section of the current page do not change the path, so the menu closes on the click itself. When focus
        // leaves the menu, it closes too; otherwise it would cover the focused element. Its button toggles it on its own.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
          if (relatedTarget.matches('[popovertarget]') || !currentTarget.matches(':popover-open')) return;
          currentTarget.hidePopover();
        }}
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) menu.current?.hidePopover();
        }}
      >
        <div className="flex items-center justify-between border-line border-b py-2 pr-3 pl-5">
          <p className="font-display font-semibold">Menu</p>
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="grid size-11 place-items-center rounded-sheet"
          >
            {icons.close}
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}
