import { catalogueOf } from './languages/languages';

/** What the agent knows of the business when it speaks in its own words. */
export interface Speaker {
  /** The name of the business, if its website states it. */
  name?: string;
  /** Its telephone number, if its website states it. */
  telephone?: string;
  /** Whom its website says to ring in an emergency or out of hours, in its words. */
  outOfHours?: string;
  /** Its number for emergencies, where it says no more of them. */
  emergencyTelephone?: string;
  /** Whether it is a vet. */
  isVet?: boolean;
  /** Whether it looks after animals. */
  isForAnimals?: boolean;
  /** The language (ISO 639-1) that it speaks, if that is not English. */
  language?: string;
}

export const orRing = ({ telephone, language }: Speaker): string | undefined =>
  telephone === undefined ? undefined : catalogueOf(language).orRing(telephone);

/** Sentences that follow each other, without those that there is no reason for. */
export const sentences = (...said: readonly (string | false | undefined)[]): string => said.filter(Boolean).join(' ');

/** Words of the website, quoted. */
export function quotedBy(words: string, language: Speaker['language']): string {
  const { quoted, quotationMarks } = catalogueOf(language);
  return `${quoted.answer} ${quotationMarks.join(words)}`;
}

/** What the website says of an emergency, quoted. */
export const quotedOutOfHours = ({ outOfHours, language }: Speaker): string | undefined =>
  outOfHours && quotedBy(outOfHours, language);

/** Whom to ring about what does not wait. */
export function ringNow(speaker: Speaker): string {
  const number = speaker.emergencyTelephone ?? speaker.telephone;
  return sentences(number !== undefined && catalogueOf(speaker.language).ringNow(number), quotedOutOfHours(speaker));
}

/** What somebody in danger is told; `isOfPerson` where that is beyond doubt no animal. */
export function inDanger(speaker: Speaker, isOfPerson = false): string {
  const { vet, danger } = catalogueOf(speaker.language);
  if (speaker.isVet && !isOfPerson) return sentences(ringNow(speaker) || vet, danger);
  return sentences(speaker.isForAnimals && !isOfPerson && vet, danger, quotedOutOfHours(speaker) ?? orRing(speaker));
}
