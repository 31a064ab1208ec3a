import type { FactLine } from './page-lines';
import { findAmounts } from './price-amounts';
import { tidyName } from './price-names';

const SIDE = '(?:(?:full|half|upper|lower|inner|whole|extended|3/4) )?';
const PART =
  '(?:legs?|(?:fore)?arms?|lips?|chin|cheeks?|face|sides of face|eye ?brows?|brows?|under ?arms?|back|chest|stomach|tummy|abdomen|shoulders|bikini(?: line)?|brazilian|hollywood|hair ?line|hands?|feet|foot|toes|neck|nose|nasal|nostrils|ears?)';
/** Parts of the body: "Lip & chin", "Half leg (20 min)". */
const BODY = new RegExp(`^(${SIDE}${PART}(?:\\s?(?:&|and|/|\\+)\\s?${SIDE}${PART})*)(?: \\((.+)\\))?$`, 'i');
/** What is done to them. */
const TREATMENT =
  /\b(?:wax\w*|threading|sugaring|tint\w*|massages?|laser|hair removal|electrolysis|mesotherapy|fat dissolv\w+|fillers?|polish\w*|facials?|peels?)\b/i;
const MAX_ABOVE = 60;
const MAX_WORDS = 4;

/** "Half leg" below "Waxing" is "Waxing (Half leg)": a part of the body does not tell what is done to it. */
export function withTreatment(item: string, lines: readonly FactLine[], at: number): string {
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
    const name = tidyName(text.replace(/^\s*[\p{So}\s]+/u, '')).replace(
      /(?:\streatments)?\s(?:(?:with|and)\s)?(?:prices|pricing)$/i,
      '',
    );
    if (name.split(/\s+/).length <= MAX_WORDS && !/[·|,•]/.test(name))
      return `${name} (${[part, detail].filter(Boolean).join(', ')})`;
  }
  return item;
}
