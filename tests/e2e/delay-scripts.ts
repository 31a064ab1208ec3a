import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred';

/** Delays the scripts of the page, as a slow connection does, until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  const released = deferred();
  await page.route(/\/_next\/static\/chunks\/.+\.js$/, (route) => released.promise.then(() => route.continue()));
  return released.resolve;
}
