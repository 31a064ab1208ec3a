import { SECOND_MS } from '@/lib/time';
import type { Converted } from './html-to-markdown';

/** More than Word writes for the longest article; above this, the plain text is pasted at once. */
export const MAX_HTML_LENGTH = 1_000_000;
const LOAD_MS = 10 * SECOND_MS;
const CONVERT_MS = 3 * SECOND_MS;

/** Elements whose formatting a plain paste would lose. */
const FORM =
  /<(h[1-6]|b|strong|i|em|a\s[^<>]*href|ul|ol|li|table|blockquote|pre|code|hr|s|del|img)\b|mso-list|font-weight:\s*(bold|[6-9]00)|font-style:\s*italic/i;

/** Whether HTML from the clipboard has formatting that its plain text lacks. Code editors only add colours. */
export const hasForm = (html: string): boolean => FORM.test(html);

type Answer = { isReady: true } | ({ isReady?: undefined } & Converted);

/**
 * Converts HTML from the clipboard to Markdown in a worker, which is loaded for each paste and ended after it. `text` is the text
 * into which the Markdown is inserted.
 * @throws if the worker cannot be loaded, fails, or takes too long
 */
export async function convertPaste(html: string, text: string): Promise<Converted> {
  const worker = new Worker(new URL('./paste-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Converted>((resolve, reject) => {
      const limit = (milliseconds: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new Error('Converting it is taking too long.')), milliseconds);
      };
      limit(LOAD_MS);
      worker.addEventListener('error', () => reject(new Error('It couldn’t be converted.')));
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (!data.isReady) return resolve(data);
        limit(CONVERT_MS);
        worker.postMessage({ html, text });
      });
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/** The text of HTML that comes without plain text. */
export const textOfHtml = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
