import { describe, expect, it } from 'vitest';
import type { BusinessType } from '@/lib/industries';
import dialogues from '../../fixtures/conversation/dialogues.json' with { type: 'json' };
import dialoguesHeldOut from '../../fixtures/conversation/dialogues-held-out.json' with { type: 'json' };
import { answerSiteOf } from '../../support/answer-sites';
import { replyOf } from '../../support/reply-of';

/** The sentence that answers a question; undefined if none does. */
async function answerTo(site: BusinessType, question: string): Promise<string | undefined> {
  const reply = await replyOf(answerSiteOf(site), question);
  return reply.tier === 'answer' ? reply.quotes[0]?.text : undefined;
}

const longestWord = (question: string) =>
  (question.match(/\p{L}+/gu) ?? []).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Changes the longest word behind its second letter. */
const withSlip = (question: string, change: (rest: string) => string) => {
  const word = longestWord(question);
  return question.replace(word, word.slice(0, 2) + change(word.slice(2)));
};

/** How customers type the same question. */
const variants: Record<string, (question: string) => string> = {
  'with "just wondering" before it': (question) => `just wondering ${question}`,
  'after a sentence about themselves': (question) => `Hello, I am coming over with my family next month. ${question}`,
  'with thanks behind it': (question) => `${question.replace(/\?$/, '')}? thanks a million`,
  'without capitals and punctuation': (question) => question.toLowerCase().replaceAll(/[^\p{L}\p{N}' ]/gu, ''),
  'with a letter missing in the longest word': (question) => withSlip(question, (rest) => rest.slice(1)),
  'with two letters swapped in the longest word': (question) =>
    withSlip(question, ([first = '', second = '', ...rest]) => second + first + rest.join('')),
};

const answered: { site: BusinessType; question: string; answer: string }[] = [];
for (const { site, says } of [...dialogues, ...dialoguesHeldOut])
  for (const question of says) {
    const answer = await answerTo(site as BusinessType, question);
    if (answer !== undefined && longestWord(question).length > 4)
      answered.push({ site: site as BusinessType, question, answer });
  }

describe(`converse, ${answered.length} answered questions typed differently`, () => {
  it.each(Object.entries(variants))('gives the same answer %s to 95 of 100', async (_name, vary) => {
    const lost: string[] = [];
    for (const { site, question, answer } of answered)
      if ((await answerTo(site, vary(question))) !== answer) lost.push(vary(question));
    expect(lost.length / answered.length, JSON.stringify(lost)).toBeLessThanOrEqual(0.05);
  });
});
