import { namesReviews } from '../../facts/shared/ownership';
import type { Unit } from './units';

const OPENS = /^[“"„«]/;
const CLOSES = /[”“"»][.!]?(?:\s*[–—-].{0,60})?$/;
/** A shorter text in quotation marks is a name or a slogan. */
const MIN_LENGTH = 40;
/** In units; a quotation that is never closed ends with its section. */
const MAX_UNITS = 12;

/** The units that customers have written: quotations to their closing mark, and what stands under a heading such as `Reviews`. */
export function findReviews(units: readonly Unit[]): Set<Unit> {
  const reviews = new Set<Unit>();
  for (const unit of units) {
    if (reviews.has(unit)) continue;
    if (unit.quoted || unit.headings.some(namesReviews)) reviews.add(unit);
    else if (OPENS.test(unit.text)) for (const one of quotationFrom(unit, units)) reviews.add(one);
  }
  return reviews;
}

/** The units from an opening quotation mark to the closing one; none if that is a name or a slogan. */
function quotationFrom(first: Unit, units: readonly Unit[]): readonly Unit[] {
  const inSection = units
    .slice(first.id, first.id + MAX_UNITS)
    .filter(({ page, section }) => page === first.page && section === first.section);
  const last = inSection.findIndex(({ text }) => CLOSES.test(text.slice(1)));
  const said = last < 0 ? inSection : inSection.slice(0, last + 1);
  return said.reduce((sum, { text }) => sum + text.length, 0) > MIN_LENGTH ? said : [];
}
