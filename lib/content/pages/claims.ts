import { type Claim, type ClaimId, claimIds, getClaim } from '@/lib/content/claims';
import { repeatedFigure } from '@/lib/content/figures';

export const claimsPage = {
  title: 'Every number on this site, explained',
  lead: 'Where it comes from, how it’s worked out and how far you can rely on it. If a sum is wrong, tell us and we’ll correct it.',
  contents: 'On this page',
  columns: { value: 'Figure', label: 'About', rests: 'Basis' },
  closing: {
    title: 'The best proof is your own customers',
    text: `${repeatedFigure('trialDays')} on your own website tell you more than any table.`,
  },
  machine: { text: 'The same list for programs:', href: '/claims.json', label: 'claims.json' },
  report: { text: 'Found one that doesn’t add up?', label: 'Tell us', href: '/contact' },
} as const;

/** The types of claims in the reader's words. */
export const claimKinds: Record<Claim['type'], string> = {
  offer: 'our price or term',
  computed: 'a sum',
  capability: 'what it does',
  sourced: 'quoted',
  illustrative: 'an estimate',
};

const kinds: Record<Claim['type'], { title: string; text: string }> = {
  offer: { title: 'Promises', text: 'Prices and terms we decide ourselves. You can hold us to them.' },
  computed: { title: 'Sums', text: 'Worked out from prices and assumptions, with the formula.' },
  capability: { title: 'What it can do', text: 'What the product does, and how we know.' },
  sourced: { title: 'Quoted', text: 'Somebody else’s figures, with the reference and its date.' },
  illustrative: {
    title: 'Estimates and targets',
    text: 'Examples, estimates and targets, not measured results. The note beside each one says which.',
  },
};

/** All claims by type, in the order above; a type without claims is left out. */
export const claimGroups: readonly { type: Claim['type']; title: string; text: string; ids: readonly ClaimId[] }[] = (
  Object.keys(kinds) as Claim['type'][]
)
  .map((type) => ({ type, ...kinds[type], ids: claimIds.filter((id) => getClaim(id).type === type) }))
  .filter((group) => group.ids.length > 0);

/** The evidence of a claim besides its basis: formula or reference, with its label. */
export function claimEvidence(claim: Claim): { label: string; text: string } | undefined {
  if (claim.type === 'computed') return { label: 'Formula', text: claim.formula };
  if (claim.type === 'sourced') return { label: 'Source', text: `${claim.reference}, ${claim.date}` };
  return undefined;
}
