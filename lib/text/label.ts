/** The label of a stored value; the value itself where this version has no label for it. Safe for any text, such as "constructor". */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? value;
