/**
 * Gradient-boosted decision trees (Friedman 2001), as data. A node is `[feature, threshold, left, right]`, where a value of at most the threshold
 * goes to the left; a leaf is the number that it adds to the log-odds.
 */
export type TreeNode = number | readonly [feature: string, threshold: number, left: TreeNode, right: TreeNode];

export interface BoostedTrees {
  /** The log-odds before any tree. */
  base: number;
  trees: readonly TreeNode[];
}

/** The log-odds that a tree adds. */
export function leafOf(node: TreeNode, features: Readonly<Record<string, number>>): number {
  let at = node;
  while (typeof at !== 'number') at = (features[at[0]] ?? 0) <= at[1] ? at[2] : at[3];
  return at;
}

/** The probability that the trees give to these features; a feature without a value is 0. */
export function probabilityOf({ base, trees }: BoostedTrees, features: Readonly<Record<string, number>>): number {
  let logOdds = base;
  for (const tree of trees) logOdds += leafOf(tree, features);
  return 1 / (1 + Math.exp(-logOdds));
}
