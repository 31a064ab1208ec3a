import { TaskLimitError } from '@/lib/crawler/pool/pool';
import { log } from '@/lib/log';
import { courtesies } from './courtesies';
import { inLanguage } from './languages/in-language';
import { catalogueOf } from './languages/languages';
import { inOwnWords, type Reply, type Said } from './reply-type';
import { requests } from './requests/requests';
import { taught } from './taught/taught';
import { type Agent, compose } from './turn';
import { countGivenUp } from './write/outcomes';
import { written } from './write/written';

/** The chain of a reply. */
const chain = compose([
  // What follows, in the customer's language.
  inLanguage,
  // What the owner has taught, before what the website says.
  taught,
  // With a language model, its sentences, as far as the gate proves them.
  written,
  courtesies,
  requests,
  // The facts and lines of the website.
  ({ agent, understood: { readings } }) => agent.knowledge.answer(readings),
]);

/** The agent's reply to the next sentence of a conversation: the only way to ask it. The same sentences always lead to the same reply. */
export async function replyTo(agent: Agent, said: Said): Promise<Reply> {
  let language: string | undefined;
  try {
    const understood = await agent.knowledge.understand(said);
    language = understood.speaker.language;
    return await chain({ agent, said, understood });
  } catch (error) {
    if (!(error instanceof TaskLimitError)) throw error;
    countGivenUp();
    log.warn({ step: error.message }, 'question given up: it took too long');
    return { ...inOwnWords({ said: catalogueOf(language).notLookedUp }), language };
  }
}
