import type { Answer, AnswerSite } from '@/lib/reader/answers/answer';
import { topicsIn } from '@/lib/reader/answers/intents';
import { quoteOf } from '@/lib/reader/answers/quotes';
import type { Topic } from '@/lib/reader/answers/topic';

/** A heading or a row names a subject, and seldom states anything. */
const isProse = (kind: string): boolean => kind === 'paragraph' || kind === 'item';
/** Articles are about others, and the ledger of claims repeats the figures of all pages. */
const isAside = (url = ''): boolean => url.includes('/blog/') || url.endsWith('/claims');

/** The line that answers a topic: the first one of our pages. */
function answerTo({ proves }: Topic, { index }: AnswerSite): Answer | undefined {
  const found = index.entries.find(
    ({ unit, isReview }) =>
      !isReview && isProse(unit.kind) && !isAside(index.pages[unit.page]?.url) && proves.test(unit.text),
  );
  const quote = found && quoteOf(found.unit, index);
  return quote ? { tier: 'answer', quotes: [quote], warnings: [] } : undefined;
}

/** An entry of a menu or a label says nothing. */
const saysSomething = (text: string): boolean => text.split(/\s+/).length > 3 || /[\d@]/.test(text);

/** Our website, whose known topics are answered with their own lines; everything else as any website would. */
export function withTopics(site: AnswerSite, topics: readonly Topic[]): AnswerSite {
  return {
    ...site,
    ask(question) {
      for (const topic of topicsIn(question, topics)) {
        const answer = answerTo(topic, site);
        if (answer) return answer;
      }
      const answer = site.ask(question);
      const isSaid = answer.quotes.some(({ isFocus, text }) => isFocus && saysSomething(text));
      return answer.tier !== 'answer' || isSaid ? answer : { tier: 'silent', quotes: [], warnings: [] };
    },
  };
}
