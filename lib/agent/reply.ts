import { TaskLimitError } from '@/lib/crawler/pool/pool';
import { log } from '@/lib/log';
import { courtesies } from './courtesies';
import { inOwnWords, type Reply, type Said } from './reply-type';
import { requests } from './requests/requests';
import { taught } from './taught/taught';
import { type Agent, compose } from './turn';
import { countGivenUp } from './write/outcomes';
import { written } from './write/written';

/** The chain of a reply. */
const chain = compose([
  // Where the website leaves a question open, what the owner has taught.
  taught,
  // With a language model, its sentences, as far as the gate proves them.
  written,
  courtesies,
  requests,
  // The facts and lines of the website.
  ({ agent, understood: { readings } }) => agent.knowledge.answer(readings),
]);

const NOT_LOOKED_UP = 'I could not look that up. I’d take your number and ask.';

/** The agent's reply to the next sentence of a conversation: the only way to ask it. The same sentences always lead to the same reply. */
export async function replyTo(agent: Agent, said: Said): Promise<Reply> {
  try {
    return await chain({ agent, said, understood: await agent.knowledge.understand(said) });
  } catch (error) {
    if (!(error instanceof TaskLimitError)) throw error;
    countGivenUp();
    log.warn({ step: error.message }, 'question given up: it took too long');
    return inOwnWords({ said: NOT_LOOKED_UP });
  }
}
