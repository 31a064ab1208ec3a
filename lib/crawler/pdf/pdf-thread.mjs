// Plain JavaScript: a worker thread runs this file as it is, from the sources as well as from the bundled programs.
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

/** @import { PdfAnswer, PdfItem } from './pdf-answer' */

const MAX_PAGES = 100;
/** Characters of all pages, and pieces of text of one page. */
const MAX_LENGTH = 400_000;
const MAX_ITEMS = 20_000;

/** @returns {Promise<PdfItem[]>} */
async function readItems(page) {
  const { items } = await page.getTextContent();
  const found = [];
  for (const { str, transform, width, height } of items.slice(0, MAX_ITEMS)) {
    if (str?.trim()) found.push({ text: str, x: transform[4], y: transform[5], width, height });
  }
  return found;
}

/** @returns {Promise<PdfAnswer>} */
async function readDocument(bytes) {
  const document = await getDocumentProxy(bytes, {
    // Programs within a PDF are never run, and no warnings are printed.
    isEvalSupported: false,
    disableFontFace: true,
    verbosity: 0,
  });
  const { info } = await document.getMetadata();
  const pages = [];
  let length = 0;
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && length < MAX_LENGTH; number += 1) {
    const page = await document.getPage(number);
    const items = await readItems(page);
    length += items.reduce((sum, { text }) => sum + text.length, 0);
    pages.push(items);
    page.cleanup();
  }
  return {
    ok: true,
    title: String(info.Title ?? ''),
    language: info.Language ?? '',
    pages,
    pageCount: document.numPages,
  };
}

parentPort.postMessage(
  await readDocument(workerData).catch(({ name }) => ({
    ok: false,
    kind: name === 'PasswordException' ? 'pdf-password' : 'pdf-broken',
  })),
);
