import { useId } from 'react';
import { type ClaimId, getClaim } from '@/lib/content/claims';
import { qualifierOf } from '@/lib/content/figures';
import { claimEvidence, claimKinds } from '@/lib/content/pages/claims';

function NoteText({ id }: { id: ClaimId }) {
  const claim = getClaim(id);
  const evidence = claimEvidence(claim);
  return (
    <span className="note-entry">
      <a href={`/claims#claim-${id}`} className="link">
        {claim.label}
      </a>
      {` (${claimKinds[claim.type]}): ${evidence ? `${evidence}. ` : ''}${claim.basis}`}
    </span>
  );
}

/**
 * The note mark of one or more figures: a button that opens their basis in a native popover, so it needs no script. Its
 * number is a CSS counter: marks are numbered from 1 on each page and are not copied with the figure. `about` names the
 * subject if one mark explains several claims.
 */
export function NoteMark({ ids, about }: { ids: readonly [ClaimId, ...ClaimId[]]; about?: string }) {
  const noteId = useId();
  return (
    <sup className="note-mark-box">
      <button
        type="button"
        className="note-mark"
        popoverTarget={noteId}
        aria-label={`Note: ${about ?? getClaim(ids[0]).label}`}
        data-notes={ids.join(' ')}
      />
      <span id={noteId} popover="auto" className="note">
        {ids.map((id) => (
          <NoteText key={id} id={id} />
        ))}
      </span>
    </sup>
  );
}

/** Characters of a figure that stay on one line, such as "24–48 hours". */
const MAX_UNBROKEN = 15;

/**
 * A figure with its note mark and, if it is a price, "ex VAT". Use `marked={false}` if another mark on the page explains the figure,
 * and `qualified={false}` if "ex VAT" stands next to it.
 */
export function ClaimValue({
  id,
  marked = true,
  qualified = true,
  ...rest
}: {
  id: ClaimId;
  className?: string;
  marked?: boolean;
  qualified?: boolean;
}) {
  const qualifier = qualified ? qualifierOf(id) : undefined;
  const { display } = getClaim(id);
  // One word without a mark needs no element that keeps it on one line.
  if (!(marked || qualifier || /[\s–]/.test(display)))
    return (
      <span data-claim={id} {...rest}>
        {display}
      </span>
    );
  // The mark stays with the last word. Only long figures may wrap.
  const words = display.length > MAX_UNBROKEN ? display.split(' ') : [display];
  const last = words.pop();
  return (
    <span data-claim={id} {...rest}>
      {words.map((word) => `${word} `)}
      <span className="whitespace-nowrap">
        {last}
        {marked && !qualifier ? <NoteMark ids={[id]} /> : null}
      </span>
      {qualifier ? (
        <>
          {' '}
          <span className="claim-qualifier">
            {qualifier}
            {marked ? <NoteMark ids={[id]} /> : null}
          </span>
        </>
      ) : null}
    </span>
  );
}

/** A link to the list of all figures, at the end of every page with figures. */
export function ClaimSources() {
  return (
    <p className="mx-auto w-full max-w-[76rem] px-5 py-1.5 text-base sm:py-5 text-muted sm:px-8">
      <a href="/claims" className="link">
        Where these numbers come from
      </a>
    </p>
  );
}
