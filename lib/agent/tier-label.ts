import type { Reply } from './reply-type';

/** What goes above the quotes of an answer, by how sure it is. */
export type TierLabels = { answer: string; likely: string; nearest: string; silent: string; taught: string };

/** What a reply says above its quotes. */
export function tierLabel(
  { tier, said = '', fact, label, isTaught, isLikely, written, quotes }: Reply,
  labels: TierLabels,
): string {
  if (written) return written.map(({ text }) => text).join(' ');
  if (tier === 'reply') return said;
  if (fact ?? label) return fact ?? label ?? '';
  if (isTaught || (quotes.length > 0 && quotes.every(({ isTold }) => isTold))) return labels.taught;
  return labels[isLikely ? 'likely' : tier];
}
