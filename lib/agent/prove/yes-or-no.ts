import type { EvidenceLine, Zone } from './evidence';
import { readTokens } from './facts';
import type { Statement } from './statement';

/** A clause of a sentence and the zone that says it. */
export type Proof<L extends EvidenceLine> = { clause: Statement; zone: Zone<L> };

/** How a sentence replies before it says anything. */
const REPLY = /^(?:(yes|yeah|yep|of course|certainly|absolutely)\b[\s,.:;!–—-]*|(no)\s*[,.:;!–—]\s*)/i;

/** A "yes" or "no" before a sentence, and the rest. */
export function readReply(sentence: string): { reply: Reply; rest: string } {
  const [text = '', yes, no] = REPLY.exec(sentence) ?? [];
  return {
    reply: yes === undefined && no === undefined ? undefined : no === undefined ? 'yes' : 'no',
    rest: sentence.slice(text.length),
  };
}

type Reply = 'yes' | 'no' | undefined;

/**
 * Whether a "yes" or "no" is proved by what proves the rest of its sentence.
 * @param asked the meanings of the words of the question
 */
export const meansIt = (
  reply: Reply,
  found: readonly Proof<EvidenceLine>[],
  question: string,
  asked: ReadonlySet<string>,
): boolean => reply === undefined || ((reply === 'no') === isNegative(found) && isAsked(found, question, asked));

const isNegative = (proofs: readonly Proof<EvidenceLine>[]): boolean =>
  proofs.some(({ clause }) => clause.negations > 0);

/** Whether the proved clauses are about all that was asked, so that a "yes" or "no" in front of them is proved as well. */
function isAsked(proofs: readonly Proof<EvidenceLine>[], question: string, asked: ReadonlySet<string>): boolean {
  const said = new Set(proofs.flatMap(({ zone }) => [...zone.meanings, ...zone.context]));
  const days = readTokens(question).flatMap((token) => (token.is === 'fact' ? [token.value] : []));
  const facts = new Set(proofs.flatMap(({ clause }) => clause.facts.map(({ value }) => value)));
  return asked.size > 0 && [...asked].every((meaning) => said.has(meaning)) && days.every((day) => facts.has(day));
}
