import { type RefObject, useEffect } from 'react';

/** How far from the end a reader still counts as following, in pixels. */
const NEAR = 80;
const GAP = 12;

/** Keeps the newest message in view: its beginning, if it is longer than the view. `count` changes with each message. */
export function useNewest(log: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const box = log.current;
    const last = box?.querySelector<HTMLElement>('ol > :last-child');
    if (!box || !last || count === 0) return;
    const top = last.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    box.scrollTop = Math.min(top - GAP, box.scrollHeight);
  }, [log, count]);

  useEffect(() => {
    const box = log.current;
    if (!box) return;
    let height = box.clientHeight;
    // The keyboard of a phone, or a field that grows, takes room at the end.
    const observer = new ResizeObserver(() => {
      const isFollowing = box.scrollHeight - box.scrollTop - height < NEAR;
      height = box.clientHeight;
      if (isFollowing) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [log]);
}
