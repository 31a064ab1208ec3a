import type { ClosedAt } from '@/lib/reader/answers/stated/closed-at';
import { catalogueOf } from '../languages/languages';
import { sayDay, sayHoursOf, sayPeople, sayTime, sayWeekday } from '../languages/say';
import type { Reply } from '../reply-type';
import { inDanger, orRing, quotedBy, ringNow, type Speaker, sentences } from '../speaker';
import { actOf } from '../understand/acts';
import type { Progress, Told } from '../understand/dialogue-state';
import { isOfBody } from '../understand/trouble';
import { isLength } from './details';
import { cutOut, saysMore } from './slots';
import { isMeeting, type SlotName, type Slots, type TakenRequest } from './taken-request';

type Language = Speaker['language'];

function questionFor(kind: TakenRequest['kind'], slot: SlotName, language: Language): string {
  const { ask, partOfDay } = catalogueOf(language);
  return isMeeting({ kind }) && slot === 'time' ? partOfDay : ask[slot];
}

/** Details as the language says them; names, numbers and addresses as the customer gave them. */
const sayDetail: Partial<Record<SlotName, (value: string, language: Language) => string>> = {
  day: sayDay,
  until: sayDay,
  time: sayTime,
  people: sayPeople,
};

function sayDays({ day, until }: Slots, language: Language): string {
  const said = [day, until].filter((one) => one !== undefined).map((one) => sayDay(one, language));
  const [from = '', to] = said;
  if (to === undefined) return from;
  return isLength(until ?? '') ? `${from}, ${to}` : catalogueOf(language).range(from, to);
}

/** What a request consists of, in one line. */
function noteOf({ slots, also = [], kind, asked }: TakenRequest, language: Language): string {
  const { inYourWords, marked, quotationMarks } = catalogueOf(language);
  const { item, quantity, day, until, time, people, reason, name, address, contact, email } = slots;
  const isSaid = time !== undefined && [day, until].some((one = '') => cutOut(time, one) !== one);
  // A person may be reached at the e-mail address that was given as such.
  const said = [
    item,
    quantity && catalogueOf(language).forPeople(quantity),
    sayDays(slots, language),
    time && !isSaid && sayTime(time, language),
    people && sayPeople(people, language),
    reason,
    name,
    address,
    contact,
    email,
  ].filter(Boolean);
  const note = [...new Set(said)].join(', ');
  const told = !isMeeting({ kind }) && saysMore(item ? asked.replace(item, ' ') : asked) ? [asked, ...also] : also;
  const remarks = told.map((remark) => quotationMarks.join(remark)).join(', ');
  return `${kind === 'emergency' ? `${marked}, ` : ''}${note}${remarks && `. ${inYourWords(remarks)}`}`;
}

const withCapital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/**
 * What the agent says while it takes a request down: what it asks for next, again if it was not given, or that it has everything. What
 * changed is read back.
 */
export function replyToRequest(request: TakenRequest, progress: Progress, speaker: Speaker): string {
  const { language } = speaker;
  const say = catalogueOf(language);
  const { kind, missing, slots } = request;
  const { isFirst, isRepeated, changed = [], isRemark, closed, misdated } = progress;
  const isUrgent = kind === 'emergency' && isFirst;
  const opening = isFirst && sentences(isUrgent && urgently(request.asked, speaker), say.opening[kind]);
  if (closed) {
    const isClosed =
      closed.stated.length > 0 ? say.closedThen(sayClosed(closed, language)) : quotedBy(closed.hours, language);
    const asked = missing !== undefined && questionFor(kind, missing, language);
    const other = missing === 'day' ? say.otherDay : missing === 'time' ? say.otherTime : asked;
    const note = noteOf(request, language);
    if (closed.isKept) return sentences(isClosed, note && say.leftAsItWas(note), asked);
    return sentences(opening, isClosed, other || say.noted(note), !asked && kind !== 'order' && say.getBack);
  }
  if (misdated) {
    const { date, weekday } = misdated;
    const isOn = say.fallsOn(withCapital(sayDay(date, language)), sayWeekday(weekday, language));
    return sentences(opening, isOn, say.ask.day);
  }
  const again = isRepeated && missing !== undefined ? say.again[missing] : undefined;
  if (again) return again;
  const isChanged = changed.length > 0;
  if (missing !== undefined) {
    const heard = isRemark && sentences(kind === 'complaint' && say.sorry, say.keptForThem);
    const read = isChanged && say.readBack(withCapital(sayChanged(request, changed, language)));
    return sentences(opening || heard || read, questionFor(kind, missing, language));
  }
  const note = noteOf(request, language);
  if (isRemark) return say.added(note);
  const noted = isChanged ? say.changed(note) : say.noted(note);
  if (isMeeting(request)) return sentences(!isChanged && opening, noted, say.shallISend);
  if (isChanged) return noted;
  if (kind === 'booking') return sentences(noted, say.untilConfirmed, !slots.contact && say.numberToo, orRing(speaker));
  if (kind === 'emergency') return sentences(opening || ringNow(speaker), noted, say.getBack);
  return sentences(opening, noted, say.getBack, orRing(speaker));
}

/** Whether a report of danger is of people, beyond doubt. */
const isOfPeople = (asked: string, { isForAnimals }: Speaker): boolean =>
  isOfBody(asked, isForAnimals) || (!isForAnimals && actOf(asked) === 'emergency');

/** What comes before everything else of an emergency. */
const urgently = (asked: string, speaker: Speaker): string =>
  sentences(isOfPeople(asked, speaker) && catalogueOf(speaker.language).danger, ringNow(speaker));

/** The hours of a day on which the business is closed, or at a time of it; of several counters, each with its name. */
function sayClosed({ hours, stated }: ClosedAt, language: Language): string {
  if (language === undefined) return hours;
  return stated.map(({ label, hours: day }) => sayHoursOf(day, label, language)).join('; ');
}

/** What was changed, each detail in the words of the language. */
const sayChanged = ({ slots }: TakenRequest, changed: readonly SlotName[], language: Language): string =>
  changed
    .map((slot) => {
      const value = slots[slot] ?? '';
      if (slot === 'until' && language === undefined && !isLength(value)) return `until ${value}`;
      return sayDetail[slot]?.(value, language) ?? value;
    })
    .join(', ');

/** What the agent has written down, read to the customer. */
export function replyWithNotes(notes: readonly TakenRequest[], { language }: Speaker): string {
  const say = catalogueOf(language);
  const lines = notes.map(
    (note) => `${withCapital(say.noun[note.kind])}: ${noteOf(note, language) || say.nothingYet}.`,
  );
  return sentences(say.notes, ...lines);
}

/** After an answer in the middle of a request. */
export function backToRequest({ kind, missing }: TakenRequest, { language }: Speaker): string | undefined {
  if (missing === undefined) return undefined;
  const { backTo, noun } = catalogueOf(language);
  const question = questionFor(kind, missing, language);
  return `${backTo(noun[kind])} ${question.replace(/^¿?./u, (first) => first.toLowerCase())}`;
}

/** After a complete request that is right, or is not. */
export function replyToJudgement({ kind }: TakenRequest, isRight: boolean, { language }: Speaker): string {
  const say = catalogueOf(language);
  if (!isRight) return say.whatToChange;
  return isMeeting({ kind }) ? say.pressBelow : say.good;
}

/** After a sentence that asks nothing. */
export function replyToTold(
  what: Told,
  speaker: Speaker,
  request: TakenRequest | undefined,
): Pick<Reply, 'said' | 'act' | 'request'> {
  const say = catalogueOf(speaker.language);
  if (what === 'danger')
    return {
      act: 'emergency',
      said: sentences(
        request && !speaker.isVet ? sentences(say.danger, ringNow(speaker)) : inDanger(speaker),
        request ? backToRequest(request, speaker) : say.urgent,
      ),
      ...(request && { request }),
    };
  if (what === 'unclear') return { said: say.unclear, request };
  if (what === 'waiting')
    return {
      said: sentences(say.getBack, request?.missing ? backToRequest(request, speaker) : orRing(speaker)),
      request,
    };
  if (what === 'little') return { act: 'thanks', said: say.noProblem, request };
  if (what === 'praise') return { act: 'thanks', said: say.thanksForPraise, request };
  return { said: what === 'more' ? say.keptToo : say.thanksForTelling };
}

/** After a request that the customer no longer wants. */
export const replyToDropped = ({ language }: Speaker): string => catalogueOf(language).dropped;

/** After an answer to one of several questions, one of which stays open. A request already goes to a person. */
export function otherPartOpen(hasRequest: boolean, { language }: Speaker): string {
  const { otherPart, sayPerson } = catalogueOf(language);
  return sentences(otherPart, !hasRequest && sayPerson);
}
