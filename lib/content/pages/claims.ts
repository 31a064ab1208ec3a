import { type Claim, type ClaimId, claimIds, getClaim } from '@/lib/content/claims';

export const claimsPage = {
  title: 'Every number on this site, explained',
  lead: 'Where it comes from, how it is worked out and how much weight it bears. If a sum is wrong, tell us and we correct it.',
  columns: { value: 'It says', label: 'About', rests: 'What it rests on' },
  machine: { text: 'The same list for programs:', href: '/claims.json', label: 'claims.json' },
  report: { text: 'Found one that does not hold?', label: 'Tell us', href: '/contact' },
} as const;

const kinds: Record<Claim['type'], { title: string; text: string }> = {
  offer: { title: 'Promises', text: 'Prices and terms we decide ourselves. You can hold us to them.' },
  computed: { title: 'Sums', text: 'Worked out from prices and assumptions by the formula beside it.' },
  capability: { title: 'What it can do', text: 'Something the product does, and the test that shows it.' },
  sourced: { title: 'Quoted', text: 'Figures from somebody else, with the reference and its date.' },
  illustrative: {
    title: 'Illustrations',
    text: 'Examples, estimates and targets. Not measured results: wherever one stands, the word stands beside it.',
  },
};

/** All claims by type, in the order above; a type without claims is left out. */
export const claimGroups: readonly { type: Claim['type']; title: string; text: string; ids: readonly ClaimId[] }[] = (
  Object.keys(kinds) as Claim['type'][]
)
  .map((type) => ({ type, ...kinds[type], ids: claimIds.filter((id) => getClaim(id).type === type) }))
  .filter((group) => group.ids.length > 0);

/** What a claim owes the reader besides its basis: formula, reference or test, each with its label. */
export function claimEvidence(claim: Claim): { label: string; text: string } | undefined {
  if (claim.type === 'computed') return { label: 'Formula', text: claim.formula };
  if (claim.type === 'sourced') return { label: 'Source', text: `${claim.reference}, ${claim.date}` };
  if (claim.type === 'capability') return { label: 'Test', text: claim.test };
  return undefined;
}
