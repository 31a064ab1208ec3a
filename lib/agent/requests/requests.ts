import { inOwnWords, type Reply } from '../reply-type';
import { type Speaker, sentences } from '../speaker';
import type { Step } from '../turn';
import {
  backToRequest,
  otherPartOpen,
  replyToDropped,
  replyToJudgement,
  replyToRequest,
  replyToTold,
  replyWithNotes,
} from './request-replies';
import { isMeeting, type TakenRequest } from './taken-request';

/** How many questions in a row are answered with a reminder of the request that is being taken down. */
const MAX_REMINDERS = 2;

const isForPerson = ({ kind }: TakenRequest): boolean => kind !== 'booking' && kind !== 'order' && !isMeeting({ kind });

/** Takes down bookings, call-backs and complaints. After a question in between, it comes back to the one that is open. */
export const requests: Step = async ({ understood: { move, speaker, state } }, next) => {
  if (move.kind === 'dropped') return inOwnWords({ said: replyToDropped(speaker), withdrawn: move.request });
  if (move.kind === 'judgement')
    return inOwnWords({
      act: 'booking',
      said: replyToJudgement(move.request, move.isRight, speaker),
      request: move.request,
    });
  if (move.kind === 'request') {
    const act = isForPerson(move.request) ? 'person' : 'booking';
    return inOwnWords({ act, said: replyToRequest(move.request, move, speaker), request: move.request });
  }
  if (move.kind === 'notes')
    return inOwnWords({ said: replyWithNotes(move.requests, speaker), request: move.requests.at(-1) });
  if (move.kind === 'told') return inOwnWords(replyToTold(move.what, speaker, state.request));
  const open = state.request?.missing === undefined ? undefined : state.request;
  return withReminder(await next(), open, speaker, (state.digressions ?? 0) <= MAX_REMINDERS);
};

function withReminder(reply: Reply, open: TakenRequest | undefined, speaker: Speaker, isReminded: boolean): Reply {
  const said = sentences(
    reply.said,
    reply.isPartial && otherPartOpen(open !== undefined, speaker),
    open && isReminded && backToRequest(open, speaker),
  );
  return { ...reply, ...(said && { said }), ...(open && { request: open }) };
}
