/** A click is dispatched right after the release of the pointer; on a touch screen, when the browser knows that it is no gesture. */
const CLICK_DELAY_MS = 250;

let isPressed = false;
let clicked: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

function press({ isPrimary, button }: PointerEvent) {
  if (!isPrimary || button !== 0) return;
  clearTimeout(clicked);
  isPressed = true;
}

function release() {
  if (!isPressed) return;
  clearTimeout(clicked);
  clicked = setTimeout(() => {
    isPressed = false;
    for (const resolve of waiting.splice(0)) resolve();
  }, CLICK_DELAY_MS);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', press, true);
  // The release is not reported if a menu or a dialog of the browser has taken it.
  for (const type of ['pointerup', 'pointercancel', 'contextmenu', 'keydown'])
    document.addEventListener(type, release, true);
  window.addEventListener('blur', release);
}

/** Resolves when no pointer is pressed and its click has been handled. Until then, what it points at must not move. */
export const pointerReleased = (): Promise<void> =>
  new Promise((resolve) => {
    if (isPressed) waiting.push(resolve);
    else resolve();
  });
