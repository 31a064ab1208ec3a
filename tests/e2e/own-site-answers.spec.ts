import { withTopics } from '@/lib/agent/sources/own-answers';
import { ownTopics } from '@/lib/agent/sources/own-topics';
import { openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { markdownPages } from '@/lib/seo/markdown-paths';
import buyers from '../fixtures/own-site/buyers.json' with { type: 'json' };
import heldOut from '../fixtures/own-site/buyers-held-out.json' with { type: 'json' };
import strangers from '../fixtures/own-site/strangers.json' with { type: 'json' };
import { replyOf } from '../support/reply-of';
import { expect, lenientTest as test } from './test';

/** Questions about this company, each with text that a correct quote contains; none if our pages do not say. */
const questions: [question: string, right: RegExp | null][] = [
  ['How much does it cost?', /€.* a month/],
  ['What does it cost per month?', /€.* a month/],
  ['Is there a set-up fee?', /€.*/],
  ['Is there a charge per message?', /no charge per message/i],
  ['Is the free trial really free?', /charge nothing/],
  ['How long is the free trial?', /\d+ days/],
  ['What happens when the trial ends?', /ends automatically/],
  ['Do I need a credit card for the trial?', /no payment details/],
  ['Can I cancel at any time?', /cancel at the end of any month/i],
  ['Is there a contract?', /no contract/i],
  ['Are you GDPR compliant?', /GDPR/],
  ['Do you sign a data-processing agreement?', /data-processing agreement/],
  ['Do you use my conversations to train AI?', /never train/],
  ['Does the agent say that it is an AI?', /it’s an AI|says so/],
  ['Can customers talk to a person?', /ask for a person/],
  ['How long does it take to set up?', /hours/],
  ['Do you have an agent for plumbers?', /plumbers/],
  ['Can it answer the phone?', /isn’t on sale yet|coming soon/i],
  ['Does it work with Google Calendar?', /Google and Microsoft calendars/],
  ['What is your email address?', /@/],
  ['Is there parking?', null],
  ['Do you sell gift vouchers?', null],
  ['Do you do weddings?', null],
  ['Do you fix boilers?', null],
  ['Do you do payroll?', null],
  ['Do you support Salesforce?', null],
  ['Can I pay with Bitcoin?', null],
  ['Do you have an iPhone app?', null],
  ['Are you hiring?', null],
  ['What are your opening hours?', /Monday to Friday/],
];

test('own site › answers questions about this company, and nothing else', async ({ request, baseURL }) => {
  const pages = await Promise.all(
    markdownPages.map(async (path) => readAnswerPage(await (await request.get(path)).text(), `${baseURL}${path}`)),
  );
  const site = withTopics(openSite(pages.filter((page) => page !== null)), ownTopics);
  const unproved = ownTopics.filter(({ says }) => says && !site.index.units.some(({ text }) => says.test(text)));
  expect.soft(unproved.map(({ question }) => question)).toEqual([]);
  for (const [question, right] of questions) {
    const { tier, quotes } = site.ask(question);
    const text = quotes.map((quote) => quote.text).join('\n');
    expect.soft({ question, tier }).toEqual({ question, tier: right ? 'answer' : 'silent' });
    if (right) expect.soft(text, question).toMatch(right);
    // Quotes include figures without their notes, and exclude sample conversations.
    expect.soft(text, question).not.toMatch(/\((?:offer|illustrative|computed)\):|Leo|café/);
  }

  for (const [name, typed] of Object.entries({ buyers, heldOut, strangers })) {
    const silent: string[] = [];
    for (const [sentences, gold] of typed as [string | string[], string | null][]) {
      const turns = [sentences].flat();
      const question = turns.pop() ?? '';
      const { tier, said, quotes } = await replyOf(site, question, turns, 'meeting');
      const isAnswer = tier === 'answer' || tier === 'reply';
      if (gold === null) expect.soft(isAnswer, question).toBe(false);
      else if (isAnswer)
        expect.soft([said, ...quotes.map(({ text }) => text)].join('\n'), question).toMatch(new RegExp(gold));
      else silent.push(question);
    }
    expect.soft(silent.length / typed.length, `${name}: ${silent.join(', ')}`).toBeLessThanOrEqual(0.15);
  }
});
