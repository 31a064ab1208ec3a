import { env } from '@/lib/env';
import { type ClaimId, getClaim } from './claims';

/** A figure within a sentence. `marked` is false where the same page explains it already. */
export type Figure = { claim: ClaimId; marked: boolean };

const TOKEN = /\{\{(\w+)(:repeat)?\}\}/g;

/**
 * Puts the figure of a claim into a sentence. Pages show it with its note (`<Copy>`); plain text, such as a meta description,
 * has it written out (`plainCopy`).
 */
export const figure = (id: ClaimId): string => `{{${id}}}`;

/** The same figure without a note mark, where another note on the page explains it. */
export const repeatedFigure = (id: ClaimId): string => `{{${id}:repeat}}`;

/** A sentence as its pieces: text and figures, in order. */
export function splitCopy(copy: string): (string | Figure)[] {
  const pieces: (string | Figure)[] = [];
  let end = 0;
  for (const match of copy.matchAll(TOKEN)) {
    if (match.index > end) pieces.push(copy.slice(end, match.index));
    pieces.push({ claim: match[1] as ClaimId, marked: match[2] === undefined });
    end = match.index + match[0].length;
  }
  if (end < copy.length) pieces.push(copy.slice(end));
  return pieces;
}

/** The qualifier of a figure: "ex VAT" for a price, "illustrative" for an example or target. */
export function qualifierOf(id: ClaimId): string | undefined {
  const claim = getClaim(id);
  if (claim.isPrice) return env.priceVatNote;
  return claim.type === 'illustrative' ? 'illustrative' : undefined;
}

/** A sentence with its figures written out, for places that cannot show notes: metadata, JSON-LD, mails. */
export function plainCopy(copy: string): string {
  return splitCopy(copy)
    .map((piece) => (typeof piece === 'string' ? piece : plainFigure(piece.claim)))
    .join('');
}

/** "€779 ex VAT", "67% (illustrative)", "5 days". */
export function plainFigure(id: ClaimId): string {
  const { display, isPrice } = getClaim(id);
  const qualifier = qualifierOf(id);
  if (!qualifier) return display;
  return isPrice ? `${display} ${qualifier}` : `${display} (${qualifier})`;
}
