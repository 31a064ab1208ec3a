import { cannotSpeak } from './languages/cannot-speak';
import { catalogueOf, isSpoken } from './languages/languages';
import { namesLanguage } from './languages/spoken';
import { inOwnWords } from './reply-type';
import { backToRequest } from './requests/request-replies';
import { inDanger, type Speaker, sentences } from './speaker';
import type { Step } from './turn';
import type { Courtesy } from './understand/acts';
import { isOfBody } from './understand/trouble';

/** The reply to an act, in our own words. `foreign` is the ISO code of a sentence that could not be followed. */
function courtesyTo(act: Courtesy, speaker: Speaker, text: string, foreign = ''): string {
  const { greeting, thanks, goodbye, identity, abuse, notFollowed } = catalogueOf(speaker.language);
  switch (act) {
    case 'greeting':
      return greeting(speaker.name);
    case 'identity':
      return identity(speaker.name);
    case 'emergency':
      return inDanger(speaker, isOfBody(text, speaker.isForAnimals));
    case 'language':
      if (!isSpoken(foreign)) return cannotSpeak(foreign);
      // Whether it speaks Polish is answered by the second sentence.
      return namesLanguage(text, foreign) ? notFollowed.replace(/^[^.]+\. /, '') : notFollowed;
    default:
      return { thanks, goodbye, abuse }[act];
  }
}

/** What is followed by the question that is open. */
const GOES_ON: ReadonlySet<Courtesy> = new Set(['thanks', 'greeting', 'identity']);

/** Greetings, thanks, insults, emergencies, and questions about the agent itself or in another language are answered in our own words. */
export const courtesies: Step = async ({ said: { text }, understood: { move, speaker, state } }, next) => {
  if (move.kind !== 'act') return next();
  const open = state.request?.missing === undefined || !GOES_ON.has(move.act) ? undefined : state.request;
  const said = courtesyTo(move.act, speaker, text, move.language);
  return inOwnWords({
    act: move.act,
    said: sentences(said, open && backToRequest(open, speaker)),
    ...(open && { request: open }),
  });
};
