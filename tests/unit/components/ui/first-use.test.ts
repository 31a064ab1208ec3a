import { afterEach, expect, test, vi } from 'vitest';

const dispatch = (type: string, properties = {}) => window.dispatchEvent(Object.assign(new Event(type), properties));

/** Loads the module as a page does, and tells whether it takes the page to be in use. */
async function loadFirstUse() {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  const { firstUse } = await import('@/components/ui/first-use');
  let isUsed = false;
  void firstUse.then(() => {
    isUsed = true;
  });
  return async () => {
    await Promise.resolve();
    return isUsed;
  };
}

afterEach(() => vi.unstubAllGlobals());

const uses = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'beforematch'];

test.each(uses)('firstUse resolves on %s', async (type) => {
  const isUsed = await loadFirstUse();
  expect(await isUsed()).toBe(false);
  dispatch(type);
  expect(await isUsed()).toBe(true);
});

test('firstUse ignores the moves that Chromium reports for a pointer at rest, and resolves on a real one', async () => {
  const isUsed = await loadFirstUse();
  dispatch('pointermove', { movementX: 0, movementY: 0 });
  expect(await isUsed()).toBe(false);
  dispatch('pointermove', { movementX: 0, movementY: 3 });
  expect(await isUsed()).toBe(true);
});

test('firstUse resolves at once for clicks and keys from before the script', async () => {
  vi.resetModules();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { earlyEvents: [new Event('click')] }));
  const { firstUse } = await import('@/components/ui/first-use');
  await expect(firstUse).resolves.toBeUndefined();
});
