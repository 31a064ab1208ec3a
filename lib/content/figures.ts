import { env } from '@/lib/env';
import { type ClaimId, getClaim } from './claims';

/**
 * A figure within a sentence. `marked` is false where the same page explains it already, and `qualified` is false for a price whose
 * sentence says "ex VAT" once for several.
 */
export type Figure = { claim: ClaimId; marked: boolean; qualified?: false };

const TOKEN = /\{\{(\w+)(:repeat|:bare)?\}\}/g;

/**
 * Puts the figure of a claim into a sentence. Pages show it with its note (`<Copy>`); plain text, such as a meta description,
 * has it written out (`plainCopy`).
 */
export const figure = (id: ClaimId): string => `{{${id}}}`;

/** The same figure without a note mark, where another note on the page explains it. */
export const repeatedFigure = (id: ClaimId): string => `{{${id}:repeat}}`;

/** The same figure without mark and qualifier, for a sentence that says "ex VAT" after its last price. */
export const bareFigure = (id: ClaimId): string => `{{${id}:bare}}`;

/** A sentence as its pieces: text and figures, in order. */
export function splitCopy(copy: string): (string | Figure)[] {
  const pieces: (string | Figure)[] = [];
  let end = 0;
  for (const match of copy.matchAll(TOKEN)) {
    if (match.index > end) pieces.push(copy.slice(end, match.index));
    const claim = match[1] as ClaimId;
    pieces.push({ claim, marked: match[2] === undefined, ...(match[2] === ':bare' ? { qualified: false } : {}) });
    end = match.index + match[0].length;
  }
  if (end < copy.length) pieces.push(copy.slice(end));
  return pieces;
}

/** The qualifier of a figure: "ex VAT" for a price. What kind of figure it is stands in its note. */
export const qualifierOf = (id: ClaimId): string | undefined => (getClaim(id).isPrice ? env.priceVatNote : undefined);

/** A sentence with its figures written out, for places that cannot show notes: metadata, JSON-LD, mails. */
export const plainCopy = (copy: string): string =>
  splitCopy(copy)
    .map((piece) => (typeof piece === 'string' ? piece : plainFigure(piece.claim, piece.qualified)))
    .join('');

/** "€779 ex VAT", "67%", "5 days". */
export function plainFigure(id: ClaimId, isQualified = true): string {
  const qualifier = isQualified ? qualifierOf(id) : undefined;
  return [getClaim(id).display, qualifier].filter(Boolean).join(' ');
}
