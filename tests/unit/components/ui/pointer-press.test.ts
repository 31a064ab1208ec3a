// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pointerReleased } from '@/components/ui/pointer-press';

const press = (type: string) =>
  document.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { isPrimary: true, button: 0 }));

let isReleased: boolean;
const wait = () => {
  isReleased = false;
  void pointerReleased().then(() => {
    isReleased = true;
  });
  return vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('pointerReleased › waits while a pointer is pressed, and a quarter of a second for its click', async () => {
  await wait();
  expect(isReleased).toBe(true);
  press('pointerdown');
  await wait();
  await vi.advanceTimersByTimeAsync(5_000);
  press('pointerup');
  await vi.advanceTimersByTimeAsync(249);
  expect(isReleased).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isReleased).toBe(true);
});
