/** A piece of text with the position of its baseline from the bottom left corner of the page. In points (1/72 inch). */
export type PdfItem = { text: string; x: number; y: number; width: number; height: number };

/** The pieces of text on the first pages of a PDF, in the order of the file. */
export type PdfItems = { title: string; language: string; pages: PdfItem[][]; pageCount: number };
