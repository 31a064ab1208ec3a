import { answersLexicon as listed } from '../lexicon/lexicon';

const REPLY = listed('reply', 'reply');

/** True for a line that replies to the question above it, `Yes, if they wish.`, and so need not repeat its words. */
export const isReply = (text: string): boolean => REPLY.test(text);
