const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

function untilFirstUse(): Promise<void> {
  // The server renders everything at once.
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    const onSign = () => {
      controller.abort();
      resolve();
    };
    for (const type of SIGNS)
      window.addEventListener(type, onSign, { capture: true, passive: true, signal: controller.signal });
  });
}

/** Resolves when a visitor first moves, scrolls, types or tabs: the time to fetch scripts that only interaction needs. */
export const firstUse: Promise<void> = untilFirstUse();
