import { chromium } from 'playwright-core';
import { findTestBrowser, provideBrowser } from './browser.mjs';

/** The path of a browser for tests, which is installed if there is none. */
export async function testBrowser(): Promise<string> {
  await provideBrowser();
  return findTestBrowser() ?? chromium.executablePath();
}
