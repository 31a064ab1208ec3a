import { TaskLimitError } from '@/lib/crawler/pool/pool';
import { log } from '@/lib/log';
import { courtesies } from './courtesies';
import { inLanguage } from './languages/in-language';
import { catalogueOf } from './languages/languages';
import { chosen } from './model/chosen';
import { countGivenUp } from './model/outcomes';
import { read } from './model/read';
import { inOwnWords, type Reply, type Said } from './reply-type';
import { requests } from './requests/requests';
import { taught } from './taught/taught';
import { type Agent, compose } from './turn';

/** The chain of a reply. */
const chain = compose([
  // What follows, in the customer's language.
  inLanguage,
  // What the owner has taught, before what the website says.
  taught,
  // With a language model, what the turn is, as far as the customer's words and the website bear it out.
  read,
  courtesies,
  requests,
  // The lines that the model chose, said in proved sentences where there are any.
  chosen,
  // The facts and lines of the website.
  ({ agent, understood: { readings } }) => agent.knowledge.answer(readings),
]);

/**
 * The agent's reply to the next sentence of a conversation: the only way to ask it. Without a language model, the same sentences always
 * lead to the same reply.
 */
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
