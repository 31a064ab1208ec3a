import { answersLexicon as listed } from '../../lexicon/lexicon';
import { findEmail, findPhone } from '../question/patterns';
import type { Unit } from './units';

/** `Out of hours: 5pm to 8am`, `Our crisis line is staffed 24 hours`. */
export const OTHER_HOURS = listed('openingLines', 'otherHours');

/** The telephone number and the e-mail address of a text. */
export const contactsOf = (text: string): string[] => [findPhone(text), findEmail(text)].filter((one) => one !== null);

/** The units with somebody else's hours: the rest of a paragraph about others, and of a section once it gives a number of theirs. */
export function findForeignHours(units: readonly Unit[], ownsContact: (contact: string) => boolean): ReadonlySet<Unit> {
  const foreign = new Set<Unit>();
  let [place, block] = ['', ''];
  for (const unit of units) {
    const { page, section, text, kind } = unit;
    const [here, inBlock] = [`${page} ${section}`, `${page} ${unit.block}`];
    if (kind === 'heading' || here !== place) place = '';
    if (inBlock !== block) block = '';
    if (OTHER_HOURS.test(text) && kind !== 'heading') block = inBlock;
    const contacts = contactsOf(text);
    if (contacts.some(ownsContact)) place = '';
    else if (contacts.length > 0) [place, block] = [here, inBlock];
    if (place === here || block === inBlock) foreign.add(unit);
  }
  return foreign;
}
