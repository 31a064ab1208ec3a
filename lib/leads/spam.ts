import { formTokenAge } from '@/lib/forms/form-token';
import { DAY_MS, SECOND_MS } from '@/lib/time';

/** A person needs longer than this between the first touch of a form and sending it. */
const MIN_FILL_MS = 3 * SECOND_MS;
const FORM_TOKEN_MAX_AGE_MS = DAY_MS;
const MAX_LINKS = 2;

/** Why a lead may be spam, in the words that the team reads. */
export const spamReasonText = {
  honeypot: 'A field that people do not see was filled in',
  fast: 'Sent within three seconds of the first touch',
  form_token: 'The form token was missing or more than a day old',
  forged_token: 'The form token was forged',
  links: 'More than two links',
  words: 'Words that are nearly always spam',
  rate: 'Many forms from one network',
} as const;

export type SpamReason = keyof typeof spamReasonText;

/**
 * Reasons that hold no lead back by themselves: forms that are filled from memory (Back, a restored tab, autofill) are sent at once,
 * and a request for a token may fail.
 */
const weakReasons: readonly SpamReason[] = ['fast', 'form_token'];

/** What a submission says about whether it is spam. */
export type SpamSignals = {
  /** The content of the honeypot field, which people do not see. */
  honeypot?: string;
  /** Forms sent without JavaScript have no token and are not judged by it. */
  formToken?: string;
  hasScript: boolean;
  /** Whether there were too many forms from one network. */
  isOverRate?: boolean;
  /** Everything that the sender wrote. */
  text: string;
};

const spamWords =
  /\b(viagra|cialis|casino|porn|escorts?|crypto (?:investment|trading)|forex signals|guest post|backlinks?|do-?follow|rank (?:your|you) (?:site|website)|payday loans?)\b/i;

function formTokenReason({ formToken, hasScript }: SpamSignals, now: number): SpamReason | undefined {
  if (!hasScript) return undefined;
  if (!formToken) return 'form_token';
  const age = formTokenAge(formToken, now);
  if (age === undefined) return 'forged_token';
  if (age > FORM_TOKEN_MAX_AGE_MS) return 'form_token';
  // A negative age is that of a form which was opened before the clock was set back.
  return age >= 0 && age < MIN_FILL_MS ? 'fast' : undefined;
}

/** The reasons to suspect spam; none if there are only weak ones. A suspicious lead is stored all the same, for a person to look at. */
export function spamReasonsOf(signals: SpamSignals, now = Date.now()): SpamReason[] {
  const links = signals.text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  const reasons = [
    signals.honeypot ? ('honeypot' as const) : undefined,
    formTokenReason(signals, now),
    links > MAX_LINKS ? ('links' as const) : undefined,
    spamWords.test(signals.text) ? ('words' as const) : undefined,
    signals.isOverRate ? ('rate' as const) : undefined,
  ].filter((reason) => reason !== undefined);
  return reasons.every((reason) => weakReasons.includes(reason)) ? [] : reasons;
}
