import { memoizeByObject } from '@/lib/text/memoize';
import { isReviewPage } from '../../facts/shared/ownership';
import { hasContact, hasMoney } from '../question/patterns';
import { isControl, type SiteIndex } from '../site/site-index';
import type { Unit } from '../site/units';
import { isOnlyName, splitPlace } from './split-place';

/** What a website says in one place. */
export interface Piece {
  /**
   * `card`: a name, and what the lines next to it say of it. `row`: of a table. `answer`: to a question of the website. `list`: items with
   * what introduces them. `line`: a sentence or another line.
   */
  kind: 'card' | 'row' | 'answer' | 'list' | 'line';
  url: string;
  pageTitle: string;
  /** The headings above it, outermost first. */
  headings: readonly string[];
  /** The name of a card: a heading of its own, or its first line. */
  name?: string;
  /** The names of the columns of a row, the question of an answer, or the introduction of a list. */
  head?: string;
  /** In the order of the page; never empty. */
  lines: readonly Unit[];
  /** On a page about neighbours, partners or past work, or below a heading of them. */
  aboutOthers: boolean;
}

/** The pieces of a website, in order, without reviews, buttons, lines that repeat and lines that address assistants. */
export const piecesOf = memoizeByObject((index: SiteIndex): readonly Piece[] => {
  const { units, reviews, unquotable } = index;
  const others = new Set(index.entries.filter(({ aboutOthers }) => aboutOthers).map(({ unit }) => unit));
  const said = units.filter(
    (unit) => !reviews.has(unit) && !unquotable.has(unit) && !isButton(unit) && !isOfReviews(unit, index),
  );
  return placesOf(said).flatMap((place) =>
    splitPlace(place).flatMap(({ lines, ...piece }): Piece[] => {
      const page = index.pages[lines[0].page];
      if (!page || lines.every(({ repeated }) => repeated) || introducesOthers(lines[0], units)) return [];
      return [
        { ...piece, lines, url: page.url, pageTitle: page.title, aboutOthers: lines.some((unit) => others.has(unit)) },
      ];
    }),
  );
});

/** A heading with text under it is in the headings of the pieces there. */
const introducesOthers = (unit: Unit, units: readonly Unit[]): boolean => {
  const { id, page, text } = unit;
  const next = units[id + 1];
  return isOnlyName(unit) && next?.page === page && next.headings.includes(text);
};

const isOfReviews = ({ area, page }: Unit, { pages }: SiteIndex): boolean => {
  const of = pages[page];
  return area === 'content' && of !== undefined && isReviewPage(of);
};

const MOST_WORDS_OF_A_BUTTON = 4;

const isButton = ({ kind, linked, text }: Unit): boolean =>
  isControl(text) ||
  (linked &&
    kind === 'paragraph' &&
    text.split(' ').length <= MOST_WORDS_OF_A_BUTTON &&
    !hasContact(text) &&
    !hasMoney(text));

/** Units that are one card of the page, or stand between two headings. */
function placesOf(units: readonly Unit[]): Unit[][] {
  const places: Unit[][] = [];
  for (const unit of units) {
    const place = places.at(-1);
    const before = place?.at(-1);
    if (place && before && isSamePlace(before, unit)) place.push(unit);
    else places.push([unit]);
  }
  return places;
}

const isSamePlace = (one: Unit, other: Unit): boolean =>
  one.page === other.page &&
  one.area === other.area &&
  one.card === other.card &&
  (one.card !== undefined || one.section === other.section);
