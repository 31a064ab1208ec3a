import type { FactLine } from './page-lines';
import { findAmounts } from './price-amounts';
import { tidyName } from './price-names';

const SIDE = '(?:(?:full|half|upper|lower|inner|whole|extended|3/4) )?';
const PART =
  '(?:legs?|(?:fore)?arms?|lips?|chin|cheeks?|face|sides of face|eye ?brows?|brows?|under ?arms?|back|chest|stomach|tummy|abdomen|shoulders|bikini(?: line)?|brazilian|hollywood|hair ?line|hands?|feet|foot|toes|neck|body|nose|nasal|nostrils|ears?)';
/** Parts of the body: "Lip & chin", "Half leg (20 min)". */
const BODY = new RegExp(`^(${SIDE}${PART}(?:\\s?(?:&|and|/|\\+)\\s?${SIDE}${PART})*)(?: \\((.+)\\))?$`, 'i');
/** What is done to them. */
const TREATMENT =
  /\b(?:wax\w*|threading|sugaring|tint\w*|massages?|laser|hair removal|electrolysis|mesotherapy|tan(?:s|ning)?|fat dissolv\w+|fillers?|polish\w*|facials?|peels?)\b/i;
/** What is done to nails or lashes that are not named: "Full set", "Soak off & re-apply", "Infills (2 weeks)". */
const NAIL_WORK =
  '(?:full set|soak[- ]?off|re-?apply|re-?application|removal|infills?|refills?|rebalance|tips?|overlays?|colou?r|french|nude|natural|file|shape|repairs?)';
const ON_NAILS = new RegExp(
  `^((?:(?:full|half|\\d ?\\+? weeks?) )?${NAIL_WORK}(?:(?:\\s?[&+/]\\s?|\\s(?:and|with|or)\\s|\\s)${NAIL_WORK})*)(?: \\((.+)\\))?$`,
  'i',
);
const NAILS =
  /\b(?:gel|acrylics?|nails?|bio ?sculpture|shellac|biab|polish|lash(?:es)?|extensions|volume(?! discount)|hybrid)\b/i;
const MAX_ABOVE = 60;
const MAX_WORDS = 4;

/** What a line says is done, without that it has prices. */
const nameOf = (text: string): string =>
  tidyName(text.replace(/^\s*[\p{So}\s]+/u, '')).replace(
    /(?:\streatments)?\s(?:(?:with|and)\s)?(?:prices|pricing)$/i,
    '',
  );

const MAX_LABEL = 6;

/** The label of the list that a line is in, if it is about nails or lashes. */
function nailsAbove(lines: readonly FactLine[], at: number): string | undefined {
  for (let above = at - 1; above >= Math.max(0, at - MAX_ABOVE); above -= 1) {
    const { text, cells, isQuoted, block } = lines[above] as FactLine;
    const name = nameOf(text);
    const isLabel =
      cells.length < 2 && findAmounts(text).length === 0 && name !== '' && name.split(/\s+/).length <= MAX_LABEL;
    if (isLabel) return NAILS.test(name) && !isQuoted && block.linkLength === 0 ? name : undefined;
  }
  return undefined;
}

/** "Half leg" below "Waxing" is "Waxing (Half leg)": a part of the body does not tell what is done to it. */
export function withTreatment(item: string, lines: readonly FactLine[], at: number): string {
  const [, work, note] = ON_NAILS.exec(item) ?? [];
  const nails = work ? nailsAbove(lines, at) : undefined;
  if (nails) return `${nails} (${[work, note].filter(Boolean).join(', ')})`;
  const [, part, detail] = BODY.exec(item) ?? [];
  if (!part) return item;
  for (let above = at - 1; above >= Math.max(0, at - MAX_ABOVE); above -= 1) {
    const { text, isQuoted, place, block } = lines[above] as FactLine;
    if (
      isQuoted ||
      place !== 'content' ||
      block.linkLength > 0 ||
      !TREATMENT.test(text) ||
      findAmounts(text).length > 0
    )
      continue;
    const name = nameOf(text);
    if (name.split(/\s+/).length <= MAX_WORDS && !/[·|,•]/.test(name))
      return `${name} (${[part, detail].filter(Boolean).join(', ')})`;
  }
  return item;
}
