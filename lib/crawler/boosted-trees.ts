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

/** Trees in arrays, by node: the sign to compare or -1 for a leaf, its threshold or what the leaf adds, and where the right branch starts. */
interface Arrays {
  signs: number[];
  values: number[];
  rights: number[];
}

function flatten(node: TreeNode, names: readonly string[], arrays: Arrays): void {
  const at = arrays.signs.length;
  const [name, threshold, left, right] = typeof node === 'number' ? [undefined, node, 0, 0] : node;
  if (name !== undefined && !names.includes(name))
    throw new Error(`The trees have a feature that is not named: ${name}`);
  arrays.signs.push(name === undefined ? -1 : names.indexOf(name));
  arrays.values.push(threshold);
  arrays.rights.push(0);
  if (name === undefined) return;
  flatten(left, names, arrays);
  arrays.rights[at] = arrays.signs.length;
  flatten(right, names, arrays);
}

/**
 * Prepares trees for many evaluations, of features in the order of `names`. The result returns log-odds. Throws if the trees have other features.
 */
export function compileTrees(
  { base, trees }: BoostedTrees,
  names: readonly string[],
): (values: ArrayLike<number>) => number {
  const arrays: Arrays = { signs: [], values: [], rights: [] };
  const roots = trees.map((tree) => {
    const root = arrays.signs.length;
    flatten(tree, names, arrays);
    return root;
  });
  const [signs, thresholds, rights] = [
    Int32Array.from(arrays.signs),
    Float64Array.from(arrays.values),
    Int32Array.from(arrays.rights),
  ];
  return (values) => {
    let logOdds = base;
    for (const root of roots) {
      let at = root;
      for (let sign = signs[at] as number; sign >= 0; sign = signs[at] as number)
        at = (values[sign] as number) <= (thresholds[at] as number) ? at + 1 : (rights[at] as number);
      logOdds += thresholds[at] as number;
    }
    return logOdds;
  };
}
