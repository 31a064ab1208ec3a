import type { FetchOptions } from '../fetch/guarded-fetch';
import { type Problem, problem } from '../fetch/problem';
import { type Chromium, launchChromium } from './chromium';
import { createScriptCache, type FetchedHtml, type ScriptCache } from './page-requests';
import { RENDER_LIMITS, RenderLimitError, type RenderLimits, renderPage } from './render-page';

export type Rendering = { ok: true; html: string } | Problem;

/** Runs the scripts of a fetched page and returns the HTML of the document after that. @throws the reason of `fetch.signal` */
export type Render = (page: FetchedHtml, fetch: FetchOptions) => Promise<Rendering>;

export type RendererOptions = {
  executablePath: string;
  /** Called when the browser cannot be started, or fails. */
  onError: (error: unknown) => void;
  limits?: RenderLimits;
  /** A browser that is not used for this long is closed. */
  idleMs?: number;
};

/** After this many failures no more pages of a run are rendered, since other runs wait for the browser too. */
const MAX_FAILURES = 3;

/**
 * A browser for all runs of a process: started with the first page, closed when idle, and replaced when it crashes or a page takes more
 * than its limits. One page at a time, so that its memory is that of one page.
 */
export class Renderer {
  private chromium: Chromium | undefined;
  private idle: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: RendererOptions) {}

  /** A function that renders the pages of one run. */
  forRun(): Render {
    const scripts = createScriptCache();
    const failures: Problem[] = [];
    return async (page, fetch) => {
      if (failures.length >= MAX_FAILURES) return failures.at(-1) ?? problem('javascript-failed');
      const rendering = await this.inTurn(() => this.render(page, fetch, scripts));
      if (!rendering.ok) failures.push(rendering);
      return rendering;
    };
  }

  /** Ends the browser. The next page starts another one. */
  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { chromium } = this;
    this.chromium = undefined;
    await chromium?.kill();
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private async start(): Promise<Chromium> {
    clearTimeout(this.idle);
    if (!this.chromium?.browser.isConnected()) this.chromium = await launchChromium(this.options.executablePath);
    return this.chromium;
  }

  private async render(page: FetchedHtml, fetch: FetchOptions, scripts: ScriptCache): Promise<Rendering> {
    const { onError, limits = RENDER_LIMITS, idleMs = 60_000 } = this.options;
    fetch.signal?.throwIfAborted();
    try {
      const chromium = await this.start();
      const html = await renderPage(chromium, page, fetch, scripts, limits);
      this.idle = setTimeout(() => this.close(), idleMs).unref();
      return { ok: true, html };
    } catch (error) {
      await this.close();
      fetch.signal?.throwIfAborted();
      if (error instanceof RenderLimitError) return problem('javascript-heavy');
      onError(error);
      return problem('javascript-failed');
    }
  }
}
