import type { ProblemKind } from '../fetch/problem';

/** A piece of text with the position of its baseline from the bottom left corner of the page. In points (1/72 inch). */
export type PdfItem = { text: string; x: number; y: number; width: number; height: number };

/** What the thread reads from a PDF: the pieces of text of its first pages, in the order of the file. */
export type PdfAnswer =
  | { ok: true; title: string; language: string; pages: PdfItem[][]; pageCount: number }
  | { ok: false; kind: ProblemKind };
