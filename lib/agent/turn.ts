import type { Knowledge } from './knowledge';
import type { Chosen } from './model/chosen-lines';
import type { Reply, Said } from './reply-type';
import type { TaughtAnswer } from './taught/recall';
import type { Understood } from './understand/understand';

/** What answers for one business. */
export interface Agent {
  knowledge: Knowledge;
  /** What its owner has taught it. */
  taught?: readonly TaughtAnswer[];
  /** Whether its owner has switched the language model off. */
  isWithoutModel?: boolean;
}

/** One turn of a conversation, as it goes down the chain. */
export interface Turn {
  agent: Agent;
  said: Said;
  understood: Understood;
  /** What a language model chose in answer. */
  chosen?: Chosen;
}

/** Replies, or lets the rest of the chain reply by `next`: to the turn, or to another one in its place. It may change that reply. */
export type Step = (turn: Turn, next: (turn?: Turn) => Promise<Reply>) => Promise<Reply>;

/** Runs steps in order, each when the one before calls its `next`. The last one always replies. */
export const compose =
  (steps: readonly Step[]) =>
  (turn: Turn): Promise<Reply> => {
    const dispatch = (at: number, current: Turn): Promise<Reply> =>
      steps[at]?.(current, (next = current) => dispatch(at + 1, next)) ??
      Promise.reject(new Error('The last step of a chain replies.'));
    return dispatch(0, turn);
  };
