import type { SiteFacts } from '../shared/fact-types';

/** The kinds of facts that their business may correct, refuse or add, in the order in which people look for them. */
export const ownerKinds = [
  'openingHours',
  'phones',
  'emails',
  'addresses',
  'prices',
  'services',
  'people',
  'questions',
] as const satisfies readonly (keyof SiteFacts)[];
export type OwnerKind = (typeof ownerKinds)[number];

/** Those that a business states about itself; the others are lines that were found on its pages. */
export const isStatedKind = (kind: OwnerKind): boolean =>
  kind === 'openingHours' || kind === 'phones' || kind === 'emails' || kind === 'addresses';

export const ownerVerdicts = ['right', 'not_ours', 'corrected', 'added'] as const;
export type OwnerVerdict = (typeof ownerVerdicts)[number];
