import { findExecutable } from '@/lib/crawler/render/find-executable';
import { type Render, Renderer } from '@/lib/crawler/render/renderer';
import { env } from '@/lib/env';
import { log } from '@/lib/log';

let renderer: Renderer | undefined;

/** Renders the pages of one run in the browser of this process; undefined unless SCRAPER_BROWSER is set. */
export function renderForRun(): Render | undefined {
  const { browser, searchPath } = env.scraper;
  if (!browser) return undefined;
  renderer ??= new Renderer({
    // The start of the site has checked that it exists; if it is gone, starting it reports that.
    executablePath: findExecutable(browser, searchPath) ?? browser,
    onError: (error) => log.error({ err: error }, 'page not rendered: the browser failed'),
  });
  return renderer.forRun();
}

/** Ends the browser of this process, if it runs. */
export const closeBrowser = async (): Promise<void> => renderer?.close();
