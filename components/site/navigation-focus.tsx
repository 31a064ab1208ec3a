'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** How long a new page may take to render and scroll before its heading is focused. */
const FOCUS_DELAY_MS = 100;

const currentTarget = () => document.getElementById(decodeURIComponent(window.location.hash.slice(1)));

/** Focuses the heading of `section`, or of the page, without scrolling. */
function focusHeading(section: Element | null) {
  const scope = section ?? document.querySelector('main');
  const heading = scope?.matches('h1, h2, h3') ? scope : scope?.querySelector(section ? 'h2, h3' : 'h1');
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Calls `moveFocus` after the delay, unless the visitor clicks or types first: an opened menu keeps its focus. Returns how to cancel it. */
function afterDelay(moveFocus: () => void): () => void {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
    moveFocus();
  }, FOCUS_DELAY_MS);
  const cancel = () => {
    clearTimeout(timer);
    controller.abort();
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, cancel, { capture: true, signal: controller.signal });
  return cancel;
}

/** The section of the current page that an ordinary click on a link leads to. */
function sectionOfClick(event: MouseEvent): Element | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (!link || link.pathname !== window.location.pathname || link.hash.length < 2) return null;
  const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return target?.matches('section, h2, h3, h4') ? target : null;
}

/**
 * After client-side navigation, focuses the new page's h1, or the heading of the section in the hash (`/#pricing`, also from
 * the same page). Scrolls to a section that was not rendered yet. After a full page load the browser does this, so nothing
 * happens.
 */
export function NavigationFocus() {
  const pathname = usePathname();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    return afterDelay(() => {
      const section = currentTarget();
      if (section && window.scrollY === 0) section.scrollIntoView();
      const { activeElement } = document;
      // A page that has focused an element itself, such as an invalid field, keeps that focus.
      if (activeElement?.closest('main') && activeElement.id !== 'main') return;
      focusHeading(section);
    });
  }, [pathname]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const section = sectionOfClick(event);
      if (section) afterDelay(() => focusHeading(section));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return null;
}
