import * as lists from './act-words';
import { asWords, countWords, hasPhrase, phrases, without } from './phrases';

/** What people say before a question. */
const leadIns = phrases(`
just wondering, just wondering if, just wondering whether, i was just wondering, i was just wondering if, i was wondering, i was wondering if, i was wondering whether, wondering, wondering if, wondering whether, i wonder, i wonder if, i'm wondering, i am wondering if, i'm wondering if, was wondering, was wondering if, am wondering if, we were wondering, we were wondering if,
quick question, quick one, just a quick question, just a quick one, a quick question, a question, i have a question, i've a question, i have a quick question, one question, one more question, another question, one more thing, one last thing, question, silly question, stupid question but, this might be a silly question but, just checking, just checking if, just want to check if, just want to check, wanted to check if, wanted to ask, i wanted to ask, i want to ask, i'd like to ask, just wanted to ask, can i ask, may i ask, could i ask, can i just ask, might i ask,
sorry to bother you but, sorry to bother you, sorry for bothering you, sorry, sorry but, excuse me, excuse me but, pardon me, hope you can help, i hope you can help, hope you're well, i hope you are well, hope all is well, maybe you can help,
can you tell me, can you tell me if, could you tell me, could you tell me if, could you please tell me, can you please tell me, would you mind telling me, please tell me, tell me, please can you tell me, any idea, any idea if, do you know, do you know if, do you happen to know, do you happen to know if, would you happen to know, would you know, would you know if, could you let me know, can you let me know, could you let me know if, can you let me know if, please let me know, let me know, let me know if, can you confirm, can you confirm if, could you confirm, please confirm, i'd like to know, i'd like to know if, i would like to know, i would like to know if, i want to know, i need to know, i need to know if, we'd like to know, wanted to know, wanted to know if, i wanted to know if, i wanted to know, i'm looking to find out, trying to find out, trying to find out if, i'm trying to find out if, i'm trying to find out, checking if, asking if, if,
hi, hi there, hello, hello there, hey, hiya, howya, good morning, good afternoon, good evening, morning, dear sir, dear madam, dear sir or madam, to whom it may concern, hi guys, hey guys, hi folks, lads, yo, so, ok, okay, well, right, now, also, and also, and, but, please, oh and, oh, thanks, thank you, great, perfect, grand, lovely, um, eh, just, basically, actually, tbh, btw, by the way`);

/** What people say after one. */
const tails = phrases(`
please, pls, plz, thanks, thank you, thanks a million, thanks in advance, thank you very much, thanks so much, many thanks, cheers, ta, by any chance, at all, do you know, if you know, if you don't mind, if that's ok, if that's okay, if that is ok, if possible, or not, or what, or no, so, then, though, like, at the moment, just wondering, just curious, just out of curiosity, out of curiosity, out of interest, let me know, let us know, regards, kind regards, hope you can help, xx, x, lol`);

/** A statement after `if`, turned into a question. */
const turned: readonly [said: string, asked: string][] = [
  ['you have', 'do you have'],
  ["you've", 'do you have'],
  ['you are', 'are you'],
  ["you're", 'are you'],
  ['you can', 'can you'],
  ['you could', 'could you'],
  ['you will', 'will you'],
  ['you would', 'would you'],
  ['ye have', 'do you have'],
  ['ye are', 'are you'],
  ['there is', 'is there'],
  ["there's", 'is there'],
  ['there are', 'are there'],
  ['it is', 'is it'],
  ["it's", 'is it'],
  ['i can', 'can I'],
  ['we can', 'can we'],
  ['i could', 'could I'],
  ['i need', 'do I need'],
  ['i have to', 'do I have to'],
  ['i should', 'should I'],
  ['the', 'is the'],
  ['your', 'is your'],
  ['you', 'do you'],
  ['ye', 'do you'],
];
const IS_QUESTION =
  /^(?:(?:what|how|when|where|which|why|who|whose|is|are|do|does|did|can|could|will|would|have|has|should|may|am|was|were|any)(?:['’]?(?:s|re|ve|nt|n['’]t))?)\b/i;

/** The last punctuation mark of a word at the start of a sentence, and spaces. */
const EDGE = /^[\s,;:.!–-]+/;

/** A sentence without the words before its question. */
function withoutLeadIn(sentence: string): { text: string; isTurned: boolean } {
  let text = sentence;
  let last = '';
  for (let found = leadInOf(text); found; found = leadInOf(text)) {
    last = found.phrase;
    text = found.rest;
  }
  return { text, isTurned: /(?:^| )(?:if|whether|wondering|check|know|confirm)$/.test(last) };
}

/** The longest lead-in at the start of a text, and what follows it. */
function leadInOf(text: string): { phrase: string; rest: string } | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)];
  for (let count = Math.min(8, words.length - 1); count > 0; count -= 1) {
    const next = words[count];
    const phrase = asWords(text.slice(0, next?.index)).trim();
    if (next && leadInSet.has(phrase)) return { phrase, rest: text.slice(next.index) };
  }
  return undefined;
}
const leadInSet = new Set(leadIns);
const tailSet = new Set(tails);

function withoutTail(sentence: string): string {
  let text = sentence;
  for (let again = true; again; ) {
    again = false;
    const words = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)];
    for (let count = Math.min(5, words.length - 2); count > 0; count -= 1) {
      const first = words[words.length - count];
      if (!first || !tailSet.has(asWords(text.slice(first.index)).trim())) continue;
      text = text.slice(0, first.index).replace(/[\s,;:.!?–-]+$/, '');
      again = true;
      break;
    }
  }
  return text;
}

function turnedAround(text: string): string {
  if (IS_QUESTION.test(text)) return text;
  const lower = text.toLowerCase().replaceAll('’', "'");
  const found = turned.find(([said]) => lower.startsWith(`${said} `));
  return found ? `${found[1]}${text.slice(found[0].length)}` : text;
}

/** The sentences in a text that are its questions, or else the last one, without greetings, lead-ins and tails. */
export function bareQuestions(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const bare = sentences.map((sentence) => {
    const { text: rest, isTurned } = withoutLeadIn(sentence.replace(EDGE, ''));
    const question = withoutTail(rest);
    return isTurned ? turnedAround(question) : question;
  });
  const asked = bare.filter(
    (sentence, at) => !isOnlyCourtesy(sentence) && (IS_QUESTION.test(sentence) || sentences[at]?.trim().endsWith('?')),
  );
  const said = bare.filter((sentence) => !isOnlyCourtesy(sentence));
  return asked.length > 0 ? asked : said.slice(-1);
}

/** The last question in a text, without what is said around it; the text itself if there is nothing to take away. */
export const bareQuestion = (text: string): string => bareQuestions(text).at(-1) ?? text;

const courtesies = [...lists.greetings, ...lists.thanks, ...lists.goodbyes].sort((a, b) => b.length - a.length);
const isOnlyCourtesy = (sentence: string): boolean => {
  const words = asWords(sentence);
  return hasPhrase(words, courtesies) && countWords(without(without(words, courtesies), lists.fillers)) === 0;
};
