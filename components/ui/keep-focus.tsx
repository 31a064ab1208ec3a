'use client';

import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';

const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable="true"]';

/** Where to look for a control when `element` is removed, the nearest place first: its neighbours, its parent, and so on up to `region`. */
function placesAround(region: Element, element: Element): Element[] {
  const { nextElementSibling, previousElementSibling, parentElement } = element;
  if (element === region || !parentElement) return [];
  const near = [nextElementSibling, previousElementSibling, parentElement].filter((place) => place !== null);
  return [...near, ...placesAround(region, parentElement)];
}

/** The element that is to take the focus from a notice that is done with: `data-focus-after` has its id. */
function placeAfter(element: Element): Element[] {
  const notice = element.closest<HTMLElement>('[data-focus-after]');
  const next = notice && document.getElementById(notice.dataset.focusAfter ?? '');
  return next ? [next] : [];
}

/** The first Tab stop in the first of `places` that has one. */
function firstTabStop(places: readonly Element[]): HTMLElement | undefined {
  return places
    .filter((place) => place.isConnected)
    .flatMap((place) => [place, ...place.querySelectorAll(CONTROLS)])
    .find(
      (each): each is HTMLElement =>
        each instanceof HTMLElement && each.matches(CONTROLS) && each.tabIndex >= 0 && each.checkVisibility(),
    );
}

/**
 * Focuses the nearest control of a region, or the one named by `data-focus-after`, when its focused one is removed, such as "Discard" once it is done. Otherwise the
 * body has the focus, and screen readers start again at the top of the page (WCAG 2.4.3).
 */
export function useKeepFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = region.current;
    if (!root) return;
    let focused: Element | undefined;
    let places: Element[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused = target;
      places = [...placeAfter(target), ...placesAround(root, target)];
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = undefined;
      if (root.isConnected && document.activeElement === document.body) firstTabStop(places)?.focus();
    });
    root.addEventListener('focusin', onFocus);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [region]);
}

/** A part of a page that keeps the keyboard focus when its focused control is removed. */
export function KeepFocus(props: ComponentProps<'div'>) {
  const region = useRef<HTMLDivElement>(null);
  useKeepFocus(region);
  return <div {...props} ref={region} />;
}
