import type { Unit } from '@/lib/reader/answers/site/units';
import type { EvidenceLine } from './evidence';

/** A unit of a website as a line that proves sentences. */
export const lineOf = ({ text, question, headings, label }: Unit): EvidenceLine => ({
  text,
  heading: question ?? headings.at(-1),
  label,
  above: headings.slice(0, -1).join('. '),
});

/** The lines of a website that state something: all but its headings. */
export const linesOf = (units: readonly Unit[]): EvidenceLine[] =>
  units.filter(({ kind }) => kind !== 'heading').map(lineOf);
