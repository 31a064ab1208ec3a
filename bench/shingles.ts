/** Shares of a page that were extracted correctly (tp), wrongly (fp) and missed (fn); they add up to 1, or are all 0. */
export interface Match {
  tp: number;
  fp: number;
  fn: number;
}

const WORD = /[\p{L}\p{N}_]+/gu;

/** How often each sequence of four words occurs in a text; a shorter text is one sequence. */
export function countShingles(text: string): Map<string, number> {
  const tokens = text.match(WORD) ?? [];
  const counts = new Map<string, number>();
  if (tokens.length === 0) return counts;
  for (let at = 0; at < Math.max(1, tokens.length - 3); at += 1) {
    const shingle = tokens.slice(at, at + 4).join(' ');
    counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  return counts;
}

/** Compares an extracted text with the true one by their multisets of shingles. */
export function compareTexts(truth: string, found: string): Match {
  const wanted = countShingles(truth);
  const got = countShingles(found);
  let tp = 0;
  let fp = 0;
  let fn = 0;
  for (const shingle of new Set([...wanted.keys(), ...got.keys()])) {
    const a = wanted.get(shingle) ?? 0;
    const b = got.get(shingle) ?? 0;
    tp += Math.min(a, b);
    fp += Math.max(0, b - a);
    fn += Math.max(0, a - b);
  }
  const sum = tp + fp + fn || 1;
  return { tp: tp / sum, fp: fp / sum, fn: fn / sum };
}

const ratio = (tp: number, wrong: number, otherWrong: number) =>
  wrong === 0 && otherWrong === 0 ? 1 : tp === 0 ? 0 : tp / (tp + wrong);

/** The mean precision and recall over pages, and the F1 of the two means. */
export function scoreMatches(matches: Match[]): { f1: number; precision: number; recall: number } {
  let precision = 0;
  let recall = 0;
  for (const { tp, fp, fn } of matches) {
    precision += ratio(tp, fp, fn) / matches.length;
    recall += ratio(tp, fn, fp) / matches.length;
  }
  return { f1: (2 * precision * recall) / (precision + recall || 1), precision, recall };
}
