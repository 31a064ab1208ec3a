import { PageLimitError } from '@/lib/reader/page/parse-html';
import {
  type PageOutline,
  type PageReading,
  type ReadOptions,
  readPage as readHtml,
  readOutline as readHtmlOutline,
} from '@/lib/reader/read-page';
import type { ProblemKind } from '../fetch/problem';
import { readPdfPage } from '../pdf/pdf-page';
import { readDocument } from '../pdf/read-document';

/** A page that was read, or why it is not. */
export type ThreadAnswer<R = PageReading> = { ok: true; reading: R } | { ok: false; kind: ProblemKind };

export type PageTask = { html: string; url: string; options: ReadOptions };
export type PdfTask = { bytes: Uint8Array; url: string };

/** Reads a page, or says which limit it exceeds: errors lose their class between threads. */
export function withinLimits<R>(read: () => R): ThreadAnswer<R> {
  try {
    return { ok: true, reading: read() };
  } catch (error) {
    if (error instanceof PageLimitError) return { ok: false, kind: error.kind };
    throw error;
  }
}

/** Reads an HTML page. */
export const readPage = ({ html, url, options }: PageTask): ThreadAnswer =>
  withinLimits(() => readHtml(html, url, options));

/** Reads where an HTML page leads. */
export const readOutline = ({ html, url }: Omit<PageTask, 'options'>): ThreadAnswer<PageOutline> =>
  withinLimits(() => readHtmlOutline(html, url));

/** Reads a PDF to the end: its text, lines and facts. */
export async function readPdf({ bytes, url }: PdfTask): Promise<ThreadAnswer> {
  try {
    return { ok: true, reading: readPdfPage(await readDocument(bytes), url) };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { ok: false, kind: isLocked ? 'pdf-password' : 'pdf-broken' };
  }
}
