import { Fragment } from 'react';
import { splitCopy } from '@/lib/content/figures';
import { ClaimValue } from './claim';

/** A sentence of the site's copy; its figures have note marks. */
export function Copy({ text }: { text: string }) {
  return splitCopy(text).map((piece, index) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed sentence never change places
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <ClaimValue key={index} id={piece.claim} marked={piece.marked} />
    ),
  );
}
