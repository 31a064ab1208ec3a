import { Worker } from 'node:worker_threads';
import type { PdfAnswer } from './pdf-answer';

/** The limits of reading one PDF: time, and the growth of the process's memory in bytes. */
export type PdfLimits = { ms: number; memory: number };

const LIMITS: PdfLimits = { ms: 10_000, memory: 400 * 1024 * 1024 };
const HEAP_MB = 256;
const CHECK_MS = 50;
/** Next to this file in the sources, and next to the bundled programs. */
const THREAD = new URL('./pdf-thread.mjs', import.meta.url);

function readInThread(bytes: Uint8Array, limits: PdfLimits): Promise<PdfAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(THREAD, {
      workerData: bytes,
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const before = process.memoryUsage.rss();
    const startedAt = performance.now();
    // Decompressed streams are outside of the heap, which Node can limit.
    const watch = setInterval(() => {
      const isOver = performance.now() - startedAt > limits.ms || process.memoryUsage.rss() - before > limits.memory;
      if (isOver) end({ ok: false, kind: 'pdf-heavy' });
    }, CHECK_MS);
    function end(answer: PdfAnswer) {
      clearInterval(watch);
      resolve(answer);
      void worker.terminate();
    }
    worker.once('message', end);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end({ ok: false, kind: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'pdf-heavy' : 'pdf-broken' }),
    );
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads the text of a PDF in a worker thread, which is terminated when it exceeds a limit. One PDF at a time, so that several
 * cannot add up.
 */
export function readPdf(bytes: Uint8Array, limits: PdfLimits = LIMITS): Promise<PdfAnswer> {
  const mine = last.then(() => readInThread(bytes, limits));
  // A thread that fails to start must not block later ones.
  last = mine.catch(() => undefined);
  return mine;
}
