import { Worker } from 'node:worker_threads';
import type { PdfAnswer } from './pdf-answer';

/** Bounds of one PDF: `memory` is what the whole process may grow by meanwhile, in bytes. */
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
    // Unpacked streams are outside the heap that Node limits.
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
 * Reads the text of a PDF in a thread of its own, which is ended when it takes too long or too much memory. One PDF at a time,
 * so that several cannot take both together.
 */
export function readPdf(bytes: Uint8Array, limits: PdfLimits = LIMITS): Promise<PdfAnswer> {
  const mine = last.then(() => readInThread(bytes, limits));
  // A thread that could not be started must not stop those after it.
  last = mine.catch(() => undefined);
  return mine;
}
