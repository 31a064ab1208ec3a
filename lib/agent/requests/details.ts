const NUMBER = '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|(?:the )?\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}/\\d{1,2}`;

const CLOCK = '\\d{1,2}(?:[:.]\\d\\d)?';
const EMAIL = '[^\\s@<>,;]{1,64}@[^\\s@<>,;]{1,190}\\.[a-z]{2,24}';
const PHONE = '\\+?\\d[\\d ()/-]{5,18}\\d';

const times = [
  `(?:(?:half|quarter) past )?(?:${NUMBER}|${CLOCK}) in the (?:morning|afternoon|evening)`,
  `half(?: past)? ${NUMBER}`,
  `quarter (?:past|to) ${NUMBER}`,
  `${CLOCK} ?(?:am|pm|o'?clock)`,
  '\\d{1,2}[:.]\\d\\d',
  `(?<=\\b(?:at|around|about) )${NUMBER}`,
  'noon|midday|lunch ?time|(?:(?:early|late) )?(?:morning|afternoon|evening)',
];

const patterns = {
  day: new RegExp(
    `\\b(?:${DATE}|(?:(?:this|next|coming) )?${DAY}(?: (?:week|${DATE}))?|today|tonight|tomorrow(?: (?:night|morning|evening|afternoon))?|(?:this|next) (?:week|weekend)|(?<=\\bcome )now|right now|straight away|asap|as soon as possible)\\b`,
    'i',
  ),
  time: new RegExp(`\\b(?:${times.join('|')})\\b`, 'i'),
  people: new RegExp(
    `\\b${NUMBER}(?= (?:people|persons?|adults|guests|of us|pax|seats|diners|places|tickets))|(?<=\\b(?:for|party of|we are|we're|table of) )${NUMBER}(?! ?(?:am|pm|o'?clock|nights?|days?|hours?|weeks?|[:.]|st\\b|nd\\b|rd\\b|th\\b))\\b`,
    'i',
  ),
  email: new RegExp(EMAIL, 'i'),
  phone: new RegExp(PHONE),
  contact: new RegExp(`${EMAIL}|${PHONE}`, 'i'),
} as const;

/** What can be recognised in a sentence of a customer. */
export type Detail = keyof typeof patterns;

/** The words of a text that give a detail, as they were typed; undefined without them. */
export const detailIn = (detail: Detail, text: string): string | undefined => patterns[detail].exec(text)?.[0];

/** `on a Sunday`, `Sundays`: no day that somebody wants to come. */
const ANY_DAY = new RegExp(`\\b(?:an?|any|every|each) ${DAY}\\b|\\b${DAY}s\\b`, 'gi');

/** True for a text with a day, a time or a number of people. */
export function mentionsDetail(text: string): boolean {
  const said = text.replace(ANY_DAY, ' ');
  return (['day', 'time', 'people'] as const).some((detail) => detailIn(detail, said) !== undefined);
}
