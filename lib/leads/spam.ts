import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** A person needs longer than this between the first touch of a form and sending it. */
const MIN_FILL_MS = 3_000;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const MAX_LINKS = 2;

const sign = (moment: string) =>
  createHmac('sha256', env.nextauthSecret ?? '')
    .update(`form:${moment}`)
    .digest('base64url')
    .slice(0, 24);

/** A signed moment, which a form takes along from its first touch to its sending. */
export function createFormToken(now = Date.now()): string {
  const moment = now.toString(36);
  return `${moment}.${sign(moment)}`;
}

/** How long ago a ticket was made, in ms; undefined when it is not one of ours. */
function ageOf(ticket: string, now: number): number | undefined {
  const [moment = '', signature = ''] = ticket.split('.');
  const wanted = Buffer.from(sign(moment));
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  return now - Number.parseInt(moment, 36);
}

/** Why a lead may be spam, with the words that the team reads. */
export const spamReasonText = {
  honeypot: 'A field that people do not see was filled in',
  fast: 'Sent within three seconds of the first touch',
  ticket: 'The form’s ticket was missing, forged or a day old',
  links: 'More than two links',
  words: 'Words that are nearly always spam',
  rate: 'Many forms from one place or for one address',
} as const;

export type SpamReason = keyof typeof spamReasonText;

export type SpamSignals = {
  /** What stands in the field that people do not see. */
  trap?: string;
  /** The ticket; forms that were sent without JavaScript have none, and are not judged by it. */
  ticket?: string;
  hasScript: boolean;
  /** Everything that the person wrote. */
  text: string;
};

const spamWords =
  /\b(viagra|cialis|casino|porn|escorts?|crypto (?:investment|trading)|forex signals|guest post|backlinks?|do-?follow|rank (?:your|you) (?:site|website)|payday loans?)\b/i;

function ticketReason({ ticket, hasScript }: SpamSignals, now: number): SpamReason | undefined {
  if (!hasScript) return undefined;
  const age = ageOf(ticket ?? '', now);
  if (age === undefined || age > MAX_AGE_MS) return 'ticket';
  return age < MIN_FILL_MS ? 'fast' : undefined;
}

/** What speaks for spam in what was sent. Nothing is thrown away for it; it is kept aside for a person to look at. */
export function spamReasonsOf(evidence: SpamSignals, now = Date.now()): SpamReason[] {
  const links = evidence.text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  const reasons = [
    evidence.trap ? ('honeypot' as const) : undefined,
    ticketReason(evidence, now),
    links > MAX_LINKS ? ('links' as const) : undefined,
    spamWords.test(evidence.text) ? ('words' as const) : undefined,
  ];
  return reasons.filter((reason) => reason !== undefined);
}
