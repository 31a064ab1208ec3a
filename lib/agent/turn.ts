import type { Knowledge } from './knowledge';
import type { Reply, Said } from './reply-type';
import type { TaughtAnswer } from './taught/recall';
import type { Understood } from './understand/understand';

/** What answers for one business. */
export interface Agent {
  knowledge: Knowledge;
  /** What its owner has taught it. */
  taught?: readonly TaughtAnswer[];
}

/** One turn of a conversation, as it goes down the chain. */
export interface Turn {
  agent: Agent;
  said: Said;
  understood: Understood;
}

/** Replies, or calls `next` to let the rest of the chain reply, whose reply it may change. */
export type Step = (turn: Turn, next: () => Promise<Reply>) => Promise<Reply>;

/** Runs steps in order, each when the one before calls its `next`. The last one always replies. */
export const compose =
  (steps: readonly Step[]) =>
  (turn: Turn): Promise<Reply> => {
    const dispatch = (at: number): Promise<Reply> =>
      steps[at]?.(turn, () => dispatch(at + 1)) ?? Promise.reject(new Error('The last step of a chain replies.'));
    return dispatch(0);
  };
