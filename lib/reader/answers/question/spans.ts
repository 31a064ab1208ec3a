const UNIT = '(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|nights?|visits?)';

const COUNT =
  /\d+(?:\.\d+)?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|forty|fifty|sixty|few|several|single|half|an?|couple of)\b/giu;
/** What may stand between a number and its unit. */
const BETWEEN =
  /[\s–-]{1,3}(?:\d+|to|or|and|a|half|few|quarter|one|two|three|four|five|six|seven|eight|nine|ten|twelve|full|whole|single|working|business|school|consecutive|calendar)\b/iuy;
const MAX_BETWEEN = 3;
const THEN_UNIT = new RegExp(`[\\s–-]{0,3}${UNIT}\\b`, 'iuy');

const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
};

/** Where the unit ends of a number that ends at a place; -1 if there is no unit. */
function endOfSpan(text: string, at: number): number {
  const places = [at];
  for (let end = at; end >= 0 && places.length <= MAX_BETWEEN; ) {
    end = endOf(BETWEEN, text, end);
    if (end >= 0) places.push(end);
  }
  return places.reduceRight((found, place) => (found >= 0 ? found : endOf(THEN_UNIT, text, place)), -1);
}

/** Where a text has a number of minutes, days or visits: not `a show each day`, nor `many years experience`. Offsets. */
export const spansIn = (text: string): { index: number; end: number }[] =>
  [...text.matchAll(COUNT)].flatMap(({ 0: { length }, index }) => {
    const end = endOfSpan(text, index + length);
    return end >= 0 ? [{ index, end }] : [];
  });

const ONLY_UNIT = new RegExp(`^${UNIT}$`);

/** True for `hours` and other units of time. */
export const isTimeUnit = (word: string): boolean => ONLY_UNIT.test(word);
