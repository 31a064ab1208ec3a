import type { PageReading, ReadOptions } from '../extract/read-page';
import { type Problem, type ProblemKind, problem } from '../fetch/problem';
import { PAGE_TASK, PDF_TASK, READER_MS, type TaskLimits } from './limits';
import { runTask, TaskLimitError } from './pool';
import type { PageTask, PdfTask, ThreadAnswer } from './reading-thread';

/** A page that was read, or why it is not. */
export type ReadAnswer = { ok: true; reading: PageReading } | Problem;

/** Reads the pages of one crawl or preview in threads. Its pages take turns with those of other readers. */
export type Reader = {
  readPage: (html: string, url: string, options?: ReadOptions) => Promise<ReadAnswer>;
  /** The bytes are the thread's from then on. */
  readPdf: (bytes: Uint8Array, url: string) => Promise<ReadAnswer>;
};

/** Creates a reader, which rejects when `signal` aborts. The limits of a task are for tests. */
export function createReader(signal?: AbortSignal, limits: Partial<TaskLimits> = {}): Reader {
  const spender = { running: 0, done: 0, spentMs: 0 };
  async function read(
    name: 'readPage' | 'readPdf',
    task: PageTask | PdfTask,
    given: TaskLimits,
    heavy: ProblemKind,
    transfer?: ArrayBuffer[],
  ): Promise<ReadAnswer> {
    if (spender.spentMs > READER_MS) return problem(heavy);
    try {
      const answer = await runTask<ThreadAnswer>(spender, name, task, { ...given, ...limits }, { transfer, signal });
      return answer.ok ? answer : problem(answer.kind);
    } catch (error) {
      if (error instanceof TaskLimitError) return problem(heavy);
      throw error;
    }
  }
  return {
    readPage: (html, url, options = {}) => read('readPage', { html, url, options }, PAGE_TASK, 'page-heavy'),
    readPdf(bytes, url) {
      // A buffer of its own: transferring a part of a shared one would take the rest with it.
      const own = new Uint8Array(bytes);
      return read('readPdf', { bytes: own, url }, PDF_TASK, 'pdf-heavy', [own.buffer]);
    },
  };
}
