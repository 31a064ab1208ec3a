// The only place where the bytes of other people are parsed: a worker thread without environment, see lib/crawler/pool/pool.ts.

import { readPage as readHtml, readPdf as readPdfFile } from './crawler/pool/read-tasks';
import { timed } from './crawler/pool/usage';
import { greet as greetFrom, report as reportFrom } from './reader/answers/site-tasks';
import { collectFacts as factsOf } from './reader/facts/collect-facts';
import { compareRuns as compare } from './website-scraper/difference';

export const readPage = timed(readHtml);
export const readPdf = timed(readPdfFile);
export const collectFacts = timed(factsOf);
export const compareRuns = timed(compare);
export const greet = timed(greetFrom);
export const report = timed(reportFrom);
