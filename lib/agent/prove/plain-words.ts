/** What is said in several ways, each as one of them: sentences and lines are compared in these words. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:business|trading) hours\b/gi, 'hours'],
  [/\b(?:no|without(?: any)?)[ -](obligation|commitment)s?\b/gi, '$1-free'],
  [/\bfree, (?=obligation-free|commitment-free)/gi, 'free '],
  // "There is a call-out charge" is not said by "€0 call-out charge".
  [/[£€$]0(?:\.00)? (?=(?:[\p{L}-]+ )?(?:charge|fee|deposit)\b)/giu, 'no '],
  [/\b(?:opens|opening) at (?=\d)/gi, 'open from '],
  [/\b(?:closes|closing) at (?=\d)/gi, 'open until '],
  [/\bsuch as\b/gi, 'including'],
  [/\bone of (?=the|our|their)/gi, 'of '],
  [/\bvia\b/gi, 'by'],
  [/\b(?:half an|a half) hour\b/gi, '30 minutes'],
];

/** A text in these words. */
export const inPlainWords = (text: string): string =>
  PLAIN.reduce((read, [pattern, words]) => read.replace(pattern, words), text);

/** What a line says before it states anything: a yes, a lead-in, or what to do for what it offers: `Contact us today for a free quote`. */
const BEFORE = [
  /^yes\b[\s,.:;!–—-]*/i,
  /^please note(?: that)?[\s,:]+/i,
  /^(?:please )?(?:(?:contact|call|ring|ask) (?:us|we) (?:today |now )?for|book|request|arrange) (?=an? |your )/i,
];

/** A line without that. */
export const asStated = (text: string): string => BEFORE.reduce((rest, before) => rest.replace(before, ''), text);
