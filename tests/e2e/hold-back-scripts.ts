import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred';

/** Holds the page's scripts back, as a slow connection does, until the returned function is called. */
export async function holdBackScripts(page: Page): Promise<() => void> {
  const released = deferred();
  await page.route(/\/_next\/static\/chunks\/.+\.js$/, (route) => released.promise.then(() => route.continue()));
  return released.resolve;
}
