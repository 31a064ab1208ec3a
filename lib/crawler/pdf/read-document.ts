import { getDocumentProxy } from 'unpdf';

/** A piece of text with the position of its baseline from the bottom left corner of the page. In points (1/72 inch). */
export type PdfItem = { text: string; x: number; y: number; width: number; height: number };

/** The pieces of text on the first pages of a PDF, in the order of the file. */
export type PdfItems = { title: string; language: string; pages: PdfItem[][]; pageCount: number };

const MAX_PAGES = 100;
/** Characters of all pages, and pieces of text of one page. */
const MAX_LENGTH = 400_000;
const MAX_ITEMS = 20_000;

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

async function readItems(document: PdfDocument, number: number): Promise<PdfItem[]> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.slice(0, MAX_ITEMS).flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const { str: text, transform, width, height } = item;
    return [{ text, x: transform[4], y: transform[5], width, height }];
  });
}

/** Reads the text of a PDF. @throws what pdf.js throws when it cannot be read, such as a PasswordException */
export async function readDocument(bytes: Uint8Array): Promise<PdfItems> {
  const document = await getDocumentProxy(bytes, {
    // Programs within a PDF are never run, and no warnings are printed.
    isEvalSupported: false,
    disableFontFace: true,
    verbosity: 0,
  });
  const { info } = (await document.getMetadata()) as { info: { Title?: unknown; Language?: unknown } };
  const pages: PdfItem[][] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && length < MAX_LENGTH; number += 1) {
    const items = await readItems(document, number);
    length += items.reduce((sum, { text }) => sum + text.length, 0);
    pages.push(items);
  }
  return {
    title: String(info.Title ?? ''),
    language: String(info.Language ?? ''),
    pages,
    pageCount: document.numPages,
  };
}
