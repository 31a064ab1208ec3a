import { openSite } from '../answer';
import type { Subject } from '../question/intents';
import type { AnswerPage } from '../site/page';
import { type Greeting, greetingFrom } from './greeting';
import { type Report, reportOn } from './report';

export type ReportTask = { pages: readonly AnswerPage[]; subject?: Subject };
export type SiteReport = { greeting: Greeting; report: Report };

/** The greeting of a site, from its pages. */
export const greet = (pages: readonly AnswerPage[]): Greeting => greetingFrom(openSite(pages));

/** The greeting and the report of a site, from its pages. */
export function report({ pages, subject }: ReportTask): SiteReport {
  const site = openSite(pages);
  return { greeting: greetingFrom(site), report: reportOn(site, subject) };
}
