// Where the bytes and lines of other people are read: a worker thread without environment, see lib/crawler/pool/pool.ts.

import type { AskTask, OpenTask } from './agent/sources/thread-tasks';
import type { LineTask } from './agents/control/launcher-line';
import {
  readPage as readHtml,
  readOutline as readHtmlOutline,
  readPdf as readPdfFile,
  withinLimits,
} from './crawler/pool/read-tasks';
import { timed } from './crawler/pool/usage';
import type { ReportTask } from './reader/answers/report/site-tasks';
import type { CheckTask } from './reader/answers/site/checked-facts';
import type { AnswerPage } from './reader/answers/site/page';
import { collectFacts as factsOf } from './reader/facts/collect-facts';
import type { Comparison } from './website-scraper/difference';

export const start = timed(() => undefined);
export const readPage = timed(readHtml);
export const readOutline = timed(readHtmlOutline);
export const readPdf = timed(readPdfFile);
export const collectFacts = timed(factsOf);

// As a page of the website would state what its business says.
export const checkFacts = timed(async (task: CheckTask) =>
  (await import('./reader/answers/site/checked-facts')).checkFacts(task),
);
export const compareRuns = timed(async (task: Comparison) =>
  (await import('./website-scraper/difference')).compareRuns(task),
);

// The words of questions take a fifth of a thread's start, and runs ask none.
const answers = () => import('./reader/answers/report/site-tasks');
export const greet = timed(async (pages: readonly AnswerPage[]) => (await answers()).greet(pages));
export const report = timed(async (task: ReportTask) => (await answers()).report(task));

export const findLine = timed(async (task: LineTask) => {
  const { findLine: look } = await import('./agents/control/launcher-line');
  return withinLimits(() => look(task));
});

const agents = () => import('./agent/sources/thread-tasks');
export const startAgents = timed(async () => (await agents()).startAgents());
export const openAgent = timed(async (task: OpenTask) => (await agents()).openAgent(task));
export const askAgent = timed(async (task: AskTask) => (await agents()).askAgent(task));
export const dropAgent = timed(async (key: string) => (await agents()).dropAgent(key));
