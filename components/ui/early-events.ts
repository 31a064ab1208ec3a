declare global {
  interface Window {
    /** Filled by the inline script of every page (lib/server/security/inline-script.ts). */
    earlyEvents?: Event[];
  }
}

/** Whether the visitor has clicked or typed, maybe before React was loaded. */
export const hasEarlyEvents = (): boolean => (window.earlyEvents ?? []).length > 0;

/** Removes and returns the early clicks and keys inside `box`, so that no caller gets one twice. */
export function takeEarlyEvents(box: Element): Event[] {
  const all = window.earlyEvents ?? [];
  const taken = all.filter(({ target }) => target instanceof Node && box.contains(target));
  window.earlyEvents = all.filter((event) => !taken.includes(event));
  return taken;
}
