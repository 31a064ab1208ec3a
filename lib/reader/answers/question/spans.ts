const UNIT = '(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|nights?|visits?)';

/** A number of minutes, days or visits, the number next to its unit: not `a show each day`, nor `many years experience`. */
export const SPAN = `(?:\\d+(?:\\.\\d+)?|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|forty|fifty|sixty|few|several|single|half|an?|couple of)\\b)(?:[\\s–-]{1,3}(?:\\d+|to|or|and|a|half|few|quarter|one|two|three|four|five|six|seven|eight|nine|ten|twelve|full|whole|single|working|business|school|consecutive|calendar)\\b){0,3}[\\s–-]{0,3}${UNIT}\\b`;

const ONLY_UNIT = new RegExp(`^${UNIT}$`);

/** True for `hours` and other units of time. */
export const isTimeUnit = (word: string): boolean => ONLY_UNIT.test(word);
