import type { DayHours } from '../../facts/shared/fact-types';
import type { AnswerSite } from '../answer';
import { findAbout } from '../quotes/about-line';
import type { Quote } from '../quotes/quotes';
import { findName } from '../stated/business-name';
import { findTelephone } from '../stated/contact-answer';
import { findOwnHours } from '../stated/counters';

/** The agent's greeting. Each part has the quote that proves it and is missing if the site does not state it. */
export interface Greeting {
  name?: { value: string; quote: Quote };
  /** A sentence of the site about what the business does. */
  about?: Quote;
  /** The lines with the opening hours of the week. */
  hours: Quote[];
  /** These hours, day by day. */
  week?: DayHours[];
  telephone?: { value: string; quote: Quote };
}

/** Builds the greeting from the site's own statements; reviews and pages about others are ignored. */
export function greetingFrom({ index }: AnswerSite): Greeting {
  const name = findName(index);
  const { lines: hours, week } = findOwnHours(index);
  return {
    name,
    about: findAbout(index, name?.value),
    hours,
    week: hours.length > 0 ? week : undefined,
    telephone: findTelephone(index),
  };
}
