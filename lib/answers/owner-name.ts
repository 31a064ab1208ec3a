import type { Unit } from './units';

const OWNER_NAME = "\\p{Lu}[\\p{L}'’]+ (?:(?:and|&) \\p{Lu}[\\p{L}'’]+ )?\\p{Lu}[\\p{L}'’]+";
const OWNER_ROLE = '(?:owners?|proprietors?|managers?|managing directors?|founders?|hosts?|hostess|principal)';
/** A role next to the name of its bearer: `Run by local woman Mary Lynch`, `Mary Lynch, owner`, `your host Mary Lynch`. */
const NAMES_OWNER = new RegExp(
  `\\b(?:[Rr]un|[Oo]wned|[Ll]ed|[Mm]anaged|[Ff]ounded|[Ee]stablished|[Ss]et up|[Ss]tarted)(?: and \\p{Ll}+)? by (?:\\p{L}+ ){0,5}?${OWNER_NAME}|${OWNER_NAME}(?:,| is| are| -| –) (?:\\p{L}+ ){0,3}?${OWNER_ROLE}\\b|\\b(?:${OWNER_ROLE}|${OWNER_ROLE.replace('owners', '[Oo]wners')}),?(?: is| are|:)? ${OWNER_NAME}|${OWNER_NAME} (?:own|run|found|purchas|bought)\\p{Ll}* (?:the|this|it|our|in)\\b`,
  'u',
);

const ROLE_LABEL = new RegExp(`^(?:the |our |your )?${OWNER_ROLE}\\b[^.!?]{0,25}$`, 'i');
const STARTS_WITH_NAME = /^(?:(?:Dr|Mr|Mrs|Ms)\.? )?\p{Lu}[\p{L}'’]+ (?:(?:and|&) )?\p{Lu}/u;

/** True for `Mary Lynch` under the heading or label `Owner`. */
const isNameUnderRole = ({ text, label, headings }: Unit): boolean =>
  STARTS_WITH_NAME.test(text) && ROLE_LABEL.test(label ?? headings.at(-1) ?? '');

/** True for a line that names who owns or runs the business. */
export const namesOwner = (unit: Unit): boolean => NAMES_OWNER.test(unit.text) || isNameUnderRole(unit);
