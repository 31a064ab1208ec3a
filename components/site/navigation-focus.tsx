'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** A new page needs a moment to be drawn and scrolled before its section or heading can be reached. */
const FOCUS_DELAY_MS = 100;

const currentTarget = () => document.getElementById(decodeURIComponent(window.location.hash.slice(1)));

/** Moves the keyboard's focus to the heading of `section`, or of the page, without scrolling. */
function focusHeading(section: Element | null) {
  const scope = section ?? document.querySelector('main');
  const heading = scope?.matches('h1, h2, h3') ? scope : scope?.querySelector(section ? 'h2, h3' : 'h1');
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The section that a link of the page being read leads to, if `event` is an ordinary click on one. */
function sectionOfClick(event: MouseEvent): Element | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (!link || link.pathname !== window.location.pathname || link.hash.length < 2) return null;
  const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return target?.matches('section, h2, h3, h4') ? target : null;
}

/**
 * After client-side navigation, moves the focus to what was asked for: the new page's h1, or the heading of the section that
 * the hash names (`/#pricing`, also from that page itself). A hash whose section had not been drawn yet is scrolled to.
 * A browser does all of this when it loads a page, so nothing happens then.
 */
export function NavigationFocus() {
  const pathname = usePathname();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const timer = setTimeout(() => {
      const section = currentTarget();
      if (section && window.scrollY === 0) section.scrollIntoView();
      const { activeElement } = document;
      // A page that has put the focus somewhere itself, such as a form with an error, keeps it there.
      if (activeElement?.closest('main') && activeElement.id !== 'main') return;
      focusHeading(section);
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const section = sectionOfClick(event);
      if (section) setTimeout(focusHeading, FOCUS_DELAY_MS, section);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return null;
}
