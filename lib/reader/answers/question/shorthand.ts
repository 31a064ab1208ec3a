/** Those of days. */
const OF_DAYS: readonly [RegExp, string][] = [
  [/\b(?:tmrw|tmw|tmoro|tomoz|2moro|tom+or+ow?)\b/gi, 'tomorrow'],
  [/\b(?:2nite|tonite)\b/gi, 'tonight'],
  [/\bnite\b/gi, 'night'],
];
/** Spellings and abbreviations of text messages, with what they stand for, in the order in which they are replaced. */
const SHORTHAND: readonly [RegExp, string][] = [
  [/\b(?:wat|wot|wut)(s?)\b/gi, 'what$1'],
  [/\b(what|where|when|who|how)s\b/gi, '$1 is'],
  [/\b(do|does|did|is|are|was|were|would|could|should|have|has|ca|wo)nt\b/gi, "$1n't"],
  [/\b(i|you|they|we)(m|re|ve|ll)\b(?<!\b(?:ill|were|well))/gi, "$1'$2"],
  [/\bil\b|\bill(?= (?:take|have|be|get|go|come|pay|bring|need)\b)/gi, "i'll"],
  [/(?<!& ?)\br(?: (?=\p{L})|(?=u\b))/giu, 'are '],
  [/\bye['’]?re (?=\p{L}+$|(?:own|place|prices?|hours|number)\b)/giu, 'your '],
  [/\b(?:u|ya|ye|youse?)\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/(?<=\p{L} )n(?= \p{L})/gu, 'and'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\b(c|sh|w)ud\b/gi, '$1ould'],
  [/\bbout\b/gi, 'about'],
  [/\bappt(s?)\b/gi, 'appointment$1'],
  [/\bhrs\b/gi, 'hours'],
  [/\bdiff\b/gi, 'difference'],
  [/\bmins\b/gi, 'minutes'],
  [/\btil\b/gi, 'until'],
  ...OF_DAYS,
  [/\bb-?day\b/gi, 'birthday'],
];

const replaceAll = (text: string, shorthand: typeof SHORTHAND): string =>
  shorthand.reduce((left, [short, full]) => left.replace(short, full), text);

/** `Morning at 10` as `10 in the morning`. */
export const withPartLast = (time: string): string =>
  time.replace(/^(morning|afternoon|evening) (?:at|around|about) (.+)$/, '$2 in the $1');

/** Replaces the shorthand of text messages in a question: `whats ur number` becomes `what is your number`. */
export const spellOut = (question: string): string => replaceAll(question, SHORTHAND);

/** The same for days alone: `tmrw nite` becomes `tomorrow night`. */
export const spellOutDays = (text: string): string => replaceAll(text, OF_DAYS);
