import { type ClaimId, claimIds, getClaim } from '@/lib/content/claims';

/** A claim has the same number on every page: its place in the list of all claims. */
const numberOf = (id: ClaimId) => claimIds.indexOf(id) + 1;

const markId = (id: ClaimId) => `mark-${id}`;

/** The footnote mark of a claim: a link to its basis at the end of the page. `repeat` for a second mark on one page. */
export function ClaimMark({ id, repeat = false }: { id: ClaimId; repeat?: boolean }) {
  return (
    <sup
      id={repeat ? undefined : markId(id)}
      className="ml-0.5 font-normal font-text text-[0.75rem] leading-none tracking-normal"
    >
      <a
        href={`#claim-${id}`}
        aria-label={`Note ${numberOf(id)}`}
        className="inline-block min-w-6 py-1 text-center underline underline-offset-2"
      >
        {numberOf(id)}
      </a>
    </sup>
  );
}

/** A claimed number with its footnote; an illustrative one says so beside the number. */
export function ClaimValue({ id, className = '', repeat }: { id: ClaimId; className?: string; repeat?: boolean }) {
  const claim = getClaim(id);
  // The mark stays with the last word; a longer display may wrap before it.
  const words = claim.display.split(' ');
  const last = words.pop();
  return (
    <span className={className}>
      {words.map((word) => `${word} `)}
      <span className="whitespace-nowrap">
        {last}
        <ClaimMark id={id} repeat={repeat} />
      </span>{' '}
      {claim.type === 'illustrative' ? (
        <span className="whitespace-nowrap font-normal font-text text-base text-muted tracking-normal">
          illustrative
        </span>
      ) : null}
    </span>
  );
}

/** The footnotes of a page: what each of its numbers rests on. Those in `marked` get a link back to their mark. */
export function ClaimNotes({ ids, marked = [] }: { ids: readonly ClaimId[]; marked?: readonly ClaimId[] }) {
  return (
    <section aria-labelledby="claim-notes" className="border-line border-t">
      <div className="mx-auto w-full max-w-[76rem] px-5 py-10 text-base text-muted sm:px-8">
        <h2 id="claim-notes" className="font-semibold text-base text-ink">
          What the numbers rest on
        </h2>
        <ol className="claim-notes mt-4 gap-x-12 md:columns-2">
          {[...new Set(ids)]
            .sort((a, b) => numberOf(a) - numberOf(b))
            .map((id) => (
              <li key={id} id={`claim-${id}`} value={numberOf(id)}>
                <a href={`/claims#claim-${id}`} className="link">
                  {getClaim(id).label}
                </a>
                {` (${getClaim(id).type}): ${getClaim(id).basis}`}
                {marked.includes(id) ? (
                  <>
                    {' · '}
                    <a
                      href={`#${markId(id)}`}
                      className="link"
                      aria-label={`Back to “${getClaim(id).label}” on the page`}
                    >
                      Back
                    </a>
                  </>
                ) : null}
              </li>
            ))}
        </ol>
        <p className="mt-2">
          <a href="/claims" className="link">
            All claims, with their formulas
          </a>
        </p>
      </div>
    </section>
  );
}
