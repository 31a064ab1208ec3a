import { answersLexicon as listed } from '../../lexicon/lexicon';
import type { Unit } from './units';

const PROGRAMS = listed('forAssistants', 'programs');
const TOLD = listed('forAssistants', 'told');
const ORDERS = listed('forAssistants', 'orders');

const MARK = '\ue000';
const NO_WORD = /[^\p{L}\p{N}]+/u;
/** Words that say which programs are meant: "assistants that read this page should". */
const MEANT = new Set(
  'that who which reading read reads visiting crawling summarising summarizing this the page text website site'.split(
    ' ',
  ),
);
/** A program that is spoken to: "Note to AI assistants:". */
const SPOKEN_TO = new Set(['to', 'for', 'dear', 'attention', 'hello', 'hey']);

/** Whether a text tells a program what to do: what a program does, or may be wrong about, is said of it and not to it. */
function tellsProgram(text: string): boolean {
  const parts = PROGRAMS.replace(text, MARK).split(MARK);
  return parts.slice(1).some((part, at) => {
    const words = part.toLowerCase().split(NO_WORD).filter(Boolean);
    const said = words.slice(words.findIndex((word) => !MEANT.has(word))).join(' ');
    const before = parts[at]?.toLowerCase().split(NO_WORD).filter(Boolean).at(-1) ?? '';
    return TOLD.endAt(said, 0) >= 0 || (SPOKEN_TO.has(before) && /^\s*[:,]/.test(part));
  });
}

const addressesAssistants = (text: string): boolean => ORDERS.test(text) || tellsProgram(text);

const placeOf = ({ page, section }: Unit): string => `${page} ${section}`;
const blockOf = ({ page, block }: Unit): string => `${page} ${block}`;

/** The units that tell programs what to say, with the rest of their paragraph; a heading, or one that ends with a colon, with its section. */
export function findLinesForAssistants(units: readonly Unit[]): Set<Unit> {
  const found = units.filter(({ text }) => addressesAssistants(text));
  if (found.length === 0) return new Set();
  const blocks = new Set(found.map(blockOf));
  const introduced = new Map<string, number>();
  for (const unit of found) {
    if (unit.kind === 'heading' || unit.text.endsWith(':')) introduced.set(placeOf(unit), unit.id);
  }
  return new Set(
    units.filter(
      (unit) => blocks.has(blockOf(unit)) || unit.id > (introduced.get(placeOf(unit)) ?? Number.POSITIVE_INFINITY),
    ),
  );
}
