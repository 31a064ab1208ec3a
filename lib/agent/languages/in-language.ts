import type { Stated } from '@/lib/reader/answers/stated/answer-type';
import type { Reply } from '../reply-type';
import { sentences } from '../speaker';
import type { Step } from '../turn';
import { catalogueOf } from './languages';
import { sayHours } from './say';

/** A fact of the website in a language. */
function sayStated(stated: Stated, language: string): string {
  const say = catalogueOf(language);
  if (stated.kind === 'holiday') return say.noHolidayHours;
  if (stated.kind !== 'hours')
    return { phone: say.telephone, email: say.email, address: say.address }[stated.kind](stated.value);
  const { days, isOpen } = stated;
  const state = isOpen === undefined ? undefined : isOpen ? say.openNow : say.closedNow;
  return sentences(state, say.openingHours(sayHours(days, language)));
}

/** An answer of the website in a language: its facts said in it, its lines quoted as they stand. */
function translate(reply: Reply, language: string): Reply {
  const say = catalogueOf(language);
  const { tier, stated, isTaught, isLikely, quotes, said, fact } = reply;
  if (tier === 'reply') return { ...reply, language };
  if (isTaught) return { ...reply, language, label: say.quoted.taught };
  if (stated) {
    const note = sentences(quotes.length > 0 && say.asItStands, said);
    return { ...reply, language, written: undefined, fact: sayStated(stated, language), said: note };
  }
  if (reply.written) return { ...reply, language, fact: undefined, said: sentences(say.asItStands, said) };
  // What is nearest to a question that was half understood is far from it, unless it is hours of other days.
  if (tier !== 'answer' && !isLikely && fact === undefined)
    return { ...reply, language, tier: 'silent', quotes: [], label: say.silent };
  if (quotes.every(({ isTold }) => isTold)) return { ...reply, language, fact: undefined, label: say.quoted.taught };
  const isPrice = tier === 'answer' && reply.understood?.startsWith('how much');
  return {
    ...reply,
    language,
    fact: undefined,
    label: say.quoted[isLikely ? 'likely' : isPrice ? 'prices' : 'answer'],
  };
}

/** Says in the customer's language what the steps after it answer in English. */
export const inLanguage: Step = async ({ understood: { speaker } }, next) => {
  const reply = await next();
  return speaker.language === undefined ? reply : translate(reply, speaker.language);
};
