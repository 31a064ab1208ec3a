import { fromZone, startOfDay, toZone, zonedDay } from '@/lib/text/zoned-time';
import { MINUTE_MS } from '@/lib/time';
import { type Asked, clockIn, dayIn } from './day-in-words';
import { type OpeningHours, openAmong } from './open-among';
import { timesIn } from './times-in-words';

/** When something is: at a moment, or on a day, which begins then in the agent's time zone. */
export interface When {
  startsAt: Date;
  isWholeDay: boolean;
}

/** The moments that times of a day may mean, as far as they are still to come. */
const momentsOf = (day: string, clocks: readonly string[], timeZone: string, now: Date): Date[] =>
  clocks.flatMap((clock) => fromZone(`${day}T${clock}`, timeZone) ?? []).filter((moment) => moment > now);

function askedAt(at: Date, timeZone: string): Asked {
  const local = Date.parse(`${toZone(at, timeZone)}:00Z`);
  const offset = Math.round((local - at.getTime()) / MINUTE_MS);
  return { at, today: zonedDay(at, timeZone), offset };
}

/**
 * Reads when a request is for in the customer's words, as they were said at a moment in a time zone. The day alone where the time is
 * open to doubt ("half 7" of some other day may be in the morning, unless the business is closed then); undefined where the day is, so
 * that a wrong date is never shown.
 * A millisecond or two for words of at most 100 characters.
 */
export function whenIs(
  { day, time = '' }: { day?: string; time?: string },
  { at, timeZone, hours = [] }: { at: Date; timeZone: string; hours?: OpeningHours },
): When | undefined {
  const asked = askedAt(at, timeZone);
  const read = dayIn(day ?? time, asked);
  if (!read) return undefined;
  const clock = read.clock ?? (time && clockIn(time, asked));
  const clocks = timesIn(time, day);
  const said = clocks.length > 0 ? clocks : clock ? [clock] : [];
  const possible = said.length > 1 ? openAmong(said, read.day, hours) : said;
  const [first, ...others] = momentsOf(read.day, possible, timeZone, at);
  if (first && others.length === 0) return { startsAt: first, isWholeDay: false };
  // All of its times are over: another day is meant.
  if (said.length > 0 && !first) return undefined;
  return { startsAt: startOfDay(read.day, timeZone), isWholeDay: true };
}
