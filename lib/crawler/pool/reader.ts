import type { PageOutline, PageReading, ReadOptions } from '@/lib/reader/read-page';
import { type Problem, type ProblemKind, problem } from '../fetch/problem';
import { PAGE_TASK, PDF_TASK, READER_MS, type TaskLimits } from './limits';
import { runTask, TaskLimitError, type TaskOptions } from './pool';
import type { PageTask, PdfTask, ThreadAnswer } from './read-tasks';
import { createSpender } from './turns';

/** A page that was read, or why it is not. */
export type ReadAnswer<R = PageReading> = { ok: true; reading: R } | Problem;

/** Reads the pages of one crawl or preview in threads. Its pages take turns with those of other readers. */
export type Reader = {
  readPage: (html: string, url: string, options?: ReadOptions) => Promise<ReadAnswer>;
  /** Reads where a page leads. */
  readOutline: (html: string, url: string) => Promise<ReadAnswer<PageOutline>>;
  /** The bytes are the thread's from then on. */
  readPdf: (bytes: Uint8Array, url: string) => Promise<ReadAnswer>;
};

/** In characters and tags. Of 402 saved pages the largest has 1,596 elements; 9,000 prices take a second. */
const LARGE = { length: 500_000, tags: 5_000 };

function isLarge(html: string): boolean {
  if (html.length > LARGE.length) return true;
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0 && tags <= LARGE.tags; at = html.indexOf('<', at + 1)) tags += 1;
  return tags > LARGE.tags;
}

/** Of a task that takes too much, and of one that fails. */
const PAGE_PROBLEMS = ['page-heavy', 'page-broken'] as const;
const PDF_PROBLEMS = ['pdf-heavy', 'pdf-broken'] as const;

/** Creates a reader, which rejects when `signal` aborts. The limits of a task are for tests. */
export function createReader(signal?: AbortSignal, limits: Partial<TaskLimits> = {}): Reader {
  const spender = createSpender();
  // Starts a thread while the first page is fetched, which takes its turn after this.
  void runTask(spender, 'start', undefined, PAGE_TASK, { signal }).catch(() => undefined);
  async function read<R = PageReading>(
    name: 'readPage' | 'readOutline' | 'readPdf',
    task: PageTask | Omit<PageTask, 'options'> | PdfTask,
    given: TaskLimits,
    [heavy, broken]: readonly [ProblemKind, ProblemKind],
    options: TaskOptions,
  ): Promise<ReadAnswer<R>> {
    if (spender.spentMs > READER_MS) return problem(heavy);
    try {
      const answer = await runTask<ThreadAnswer<R>>(
        spender,
        name,
        task,
        { ...given, ...limits },
        { ...options, signal },
      );
      return answer.ok ? answer : problem(answer.kind);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof TaskLimitError) return problem(heavy);
      // A mistake of ours, or a thread that ended: this page is skipped, and the next one is read.
      process.emitWarning(error instanceof Error ? error : String(error));
      return problem(broken);
    }
  }
  return {
    readPage: (html, url, options = {}) =>
      read('readPage', { html, url, options }, PAGE_TASK, PAGE_PROBLEMS, { isLarge: isLarge(html) }),
    readOutline: (html, url) => read('readOutline', { html, url }, PAGE_TASK, PAGE_PROBLEMS, { isLarge: true }),
    readPdf(bytes, url) {
      // A buffer of its own: transferring a part of a shared one would take the rest with it.
      const own = new Uint8Array(bytes);
      return read('readPdf', { bytes: own, url }, PDF_TASK, PDF_PROBLEMS, { transfer: [own.buffer], isLarge: true });
    },
  };
}
