import type { Popularity } from '@/lib/content/agents/agent';
import { type Claim, type ClaimId, claimIds, getClaim } from '@/lib/content/claims';
import { repeatedFigure } from '@/lib/content/figures';

export const claimsPage = {
  title: 'Every number on this site, explained',
  lead: 'Where it comes from, how it’s worked out and how far you can rely on it. If a sum is wrong, tell us and we’ll correct it.',
  contents: 'On this page',
  columns: { value: 'Figure', label: 'About', rests: 'What it rests on' },
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
  capability: 'counted',
  sourced: 'quoted',
  illustrative: 'an estimate or target',
};

/** The labels of the catalogue. They are ours: no client, sale or review is counted in them. */
export const labelMeanings = {
  id: 'labels',
  title: 'Labels on the staff board',
  text: 'Our own recommendations, so that you have somewhere to begin. They count no clients, no sales and no reviews.',
  meanings: {
    'Must Have': 'Answers what every business is asked. Start here if no other badge is yours.',
    'Most Popular': 'The trades we’d show first: bookings and call-outs, where an answer at night matters most.',
    'High Demand': 'Trades whose customers write when nobody has a hand free.',
    'Tax Season': 'Busiest in the weeks before the autumn filing dates.',
    'Rising Star': 'Trades that we think will soon ask for one.',
    Unlimited: 'Built around your own process, so there’s no list of jobs to choose from.',
  } satisfies Record<Exclude<Popularity, ''>, string>,
} as const;

const kinds: Record<Claim['type'], { title: string; text: string }> = {
  offer: { title: 'Promises', text: 'Prices and terms we decide ourselves. You can hold us to them.' },
  computed: { title: 'Sums', text: 'Worked out from prices and assumptions. Check them yourself.' },
  capability: { title: 'Counted', text: 'Anybody can count these.' },
  sourced: { title: 'Quoted', text: 'Somebody else’s figures, with the reference and its date.' },
  illustrative: {
    title: 'Estimates and targets',
    text: 'Illustrative: assumptions, estimates and targets, none of them measured. Each says which it is.',
  },
};

/** All claims by type, in the order above; a type without claims is left out. */
export const claimGroups: readonly { type: Claim['type']; title: string; text: string; ids: readonly ClaimId[] }[] = (
  Object.keys(kinds) as Claim['type'][]
)
  .map((type) => ({ type, ...kinds[type], ids: claimIds.filter((id) => getClaim(id).type === type) }))
  .filter((group) => group.ids.length > 0);

/** The evidence of a claim besides its basis: its sum, or its source. */
export function claimEvidence(claim: Claim): string | undefined {
  if (claim.type === 'computed')
    return claim.formula.includes('=') ? claim.formula : `${claim.formula} = ${claim.display}`;
  if (claim.type === 'sourced') return `${claim.reference}, ${claim.date}`;
  return undefined;
}
