import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the newest message of a list in view as long as the visitor does not scroll. `count` changes with each message. */
export function useFollow(list: RefObject<HTMLOListElement | null>, count: number): void {
  const before = useRef(count);
  const isFollowing = useRef(true);

  useEffect(() => {
    const stop = () => {
      isFollowing.current = false;
    };
    window.addEventListener('wheel', stop, { passive: true });
    window.addEventListener('touchmove', stop, { passive: true });
    return () => {
      window.removeEventListener('wheel', stop);
      window.removeEventListener('touchmove', stop);
    };
  }, []);

  useEffect(() => {
    if (count > before.current && isFollowing.current)
      list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    before.current = count;
  }, [list, count]);
}
