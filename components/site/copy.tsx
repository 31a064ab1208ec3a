import type { ReactNode } from 'react';
import { splitCopy } from '@/lib/content/figures';
import { ClaimValue } from './claim';
import { LinkedText } from './linked-text';

/** A sentence of the site's copy; its figures have note marks, and its addresses are links. */
export function Copy({ text }: { text: string }): ReactNode {
  const pieces = splitCopy(text);
  if (pieces.length === 1 && pieces[0] === text) return LinkedText({ text });
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed sentence never change places
      <LinkedText key={index} text={piece} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <ClaimValue key={index} id={piece.claim} marked={piece.marked} qualified={piece.qualified} />
    ),
  );
}
