import { type ClaimId, getClaim } from '@/lib/content/claims';
import { claimEvidence, claimsPage } from '@/lib/content/pages/claims';

function ClaimRow({ id }: { id: ClaimId }) {
  const claim = getClaim(id);
  const evidence = claimEvidence(claim);
  return (
    <tr id={`claim-${id}`} className="border-line border-b align-top target:bg-accent-soft max-md:block max-md:py-4">
      <th scope="row" className="py-3 pr-6 font-semibold max-md:block max-md:py-0 md:pl-3">
        {claim.label}
      </th>
      <td className="py-3 pr-6 max-md:block max-md:py-1">
        <span className="font-display font-semibold text-lg tabular-nums">{claim.display}</span>
      </td>
      <td className="py-3 pr-3 max-md:block max-md:py-0">
        {evidence ? <p className="mb-1 font-semibold tabular-nums">{evidence}</p> : null}
        <p className="max-w-[62ch] text-muted">
          {claim.basis}
          {claim.details ? ` ${claim.details}` : null}
        </p>
      </td>
    </tr>
  );
}

/** Claims with value, type, formula and basis; each row is the anchor of its notes. */
export function ClaimsTable({ caption, ids }: { caption: string; ids: readonly ClaimId[] }) {
  const { columns } = claimsPage;
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-ink border-b-2">
          <th scope="col" className="w-[26%] py-3 pr-6 font-semibold md:pl-3">
            {columns.label}
          </th>
          <th scope="col" className="w-[20%] py-3 pr-6 font-semibold">
            {columns.value}
          </th>
          <th scope="col" className="py-3 pr-3 font-semibold">
            {columns.rests}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {ids.map((id) => (
          <ClaimRow key={id} id={id} />
        ))}
      </tbody>
    </table>
  );
}
