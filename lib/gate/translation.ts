import { readHoursTokens } from '@/lib/reader/facts/stated/hours-tokens';
import { fold } from '@/lib/reader/text/tokens';
import { type Fact, readTokens, type Token } from './facts';
import { languages, monthNames, negations } from './words';

const PLAIN = /^[\p{Script=Latin}\d\s.,;:!?¿¡'"’‘“”«»()&%€£$/+@–—…°½·-]*$/u;
const WORD = /\p{L}+/gu;

const foldedWords = (text: string): string[] => fold(text).match(WORD) ?? [];
const setOf = (words: readonly string[]): Set<string> => new Set(words.map(fold));

/** The names of the twelve months or the seven days in a language, from January and from Monday, without their last letter. */
function namesIn(language: string, kind: 'month' | 'weekday'): string[] {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' });
  // 5 January 2026 is a Monday.
  const dates =
    kind === 'month'
      ? monthNames.map((_, at) => Date.UTC(2026, at, 5))
      : Array.from({ length: 7 }, (_, at) => Date.UTC(2026, 0, 5 + at));
  return dates.map(
    (date) =>
      fold(format.formatToParts(date).find(({ type }) => type === kind)?.value ?? '')
        .split('-')[0]
        ?.slice(0, -1) ?? '',
  );
}

/** Which of twelve or seven names the words contain, in order. */
const namedIn = (words: readonly string[], names: readonly string[]): number[] =>
  words.flatMap((word) => {
    const at = names.findIndex((name) => name.length > 2 && word.startsWith(name) && word.length <= name.length + 3);
    return at < 0 ? [] : [at];
  });

const isSame = (one: readonly (string | number)[], other: readonly (string | number)[]): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

/** Every figure of a text as a plain number; a time of day is its hours and minutes. */
function figuresOf(text: string, numbers: readonly string[]): string[] {
  const digits = text.match(/\d+(?:[.,:h]\d+)*/g) ?? [];
  const inWords = foldedWords(text).flatMap((word) => {
    const at = numbers.indexOf(word);
    return at < 0 ? [] : [String(at + 2)];
  });
  return [...digits.map(plainFigure), ...inWords];
}

/** `9:00`, `9h00`, `9.00` and `9,00` are 9; `1.150` and `1,150` are 1150. */
function plainFigure(figure: string): string {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(figure)) return figure.replace(/[.,]/g, '');
  return String(Number(figure.replace(/[,:h]/, '.')));
}

/** The figures of the facts of an English sentence, as a translation writes them. */
function figuresIn(facts: readonly Fact[]): string[] {
  return facts.flatMap(({ kind, value }) => {
    if (kind === 'time') return value.split('-').map((time) => plainFigure(time));
    if (kind === 'date') return value.split('-').filter((_, at, all) => at !== (all[0]?.length === 4 ? 1 : 0));
    if (kind === 'money' || kind === 'percent' || kind === 'number')
      return value
        .replace(/^[^\d]+/, '')
        .split('-')
        .map((amount) => String(Number(amount)));
    return [];
  });
}

const monthOf = (value: string): number => Number(value.split('-')[value.split('-')[0]?.length === 4 ? 1 : 0]) - 1;
const isFact = (token: Token): token is Fact => token.is === 'fact';
const contactsIn = (facts: readonly Fact[]): string[] =>
  facts.flatMap(({ kind, value }) => (/^(?:phone|email|link)$/.test(kind) ? [value] : []));

/** Words of an English sentence that are names: capital letters inside it, apart from days, months and `I`. */
const namesOf = (text: string): string[] =>
  (text.match(/(?<=[^.!?:]\s)\p{Lu}[\p{L}'’-]+/gu) ?? []).map(fold).filter((name) => !isCalendarName(name));
const isCalendarName = (name: string): boolean =>
  monthNames.some((month) => month.startsWith(name)) || /day'?s?$/.test(name);

/**
 * Whether the numbers, days, dates, contacts, names and negations of a translation are those of the English sentence, which the gate
 * has proved. False for languages that it does not know.
 */
export function translationFits(english: string, translated: string, language: string): boolean {
  const known = languages[language];
  if (!known || !PLAIN.test(translated) || translated.length > 500) return false;
  const facts = readTokens(english).filter(isFact);
  const contacts = contactsIn(facts);
  if (!isSame(contacts, contactsIn(readTokens(translated).filter(isFact)))) return false;
  const others = withoutContacts(translated);
  const words = foldedWords(others);
  const [months, days] = (['month', 'weekday'] as const).map((kind) => namesIn(language, kind)) as [string[], string[]];
  const own = namesIn('en', 'weekday');
  const englishWords = foldedWords(withoutContacts(english));
  const isNegated = (list: ReadonlySet<string>, all: readonly string[]) => all.some((word) => list.has(word));
  const isClosed = (text: string, of: string) => readHoursTokens(text, of).some(({ kind }) => kind === 'closed');
  const isLimited = facts.some(({ bound }) => bound === 'from');
  const folded = fold(translated);
  return (
    isSame(figuresIn(facts), figuresOf(others, known.numbers.map(fold))) &&
    isSame(namedIn(englishWords, own), namedIn(words, days)) &&
    isSame(
      facts.filter(({ kind }) => kind === 'date').map(({ value }) => monthOf(value)),
      namedIn(words, months),
    ) &&
    namesOf(english).every((name) => folded.includes(name)) &&
    isNegated(
      negations,
      readTokens(english).flatMap((token) => (token.is === 'word' ? [token.word] : [])),
    ) === isNegated(setOf(known.negations), words) &&
    isClosed(english, 'en') === isClosed(translated, language) &&
    (!isLimited || isNegated(setOf(known.from), words))
  );
}

const withoutContacts = (text: string): string =>
  readTokens(text)
    .flatMap((token) => (token.is === 'fact' && contactsIn([token]).length > 0 ? [token.text] : []))
    .reduce((rest, contact) => rest.replace(contact, ' '), text);
