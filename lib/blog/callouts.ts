/** The kinds of callouts, by the word in `> [!NOTE]`, with the labels that readers see. */
export const callouts = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Important',
  WARNING: 'Warning',
  CAUTION: 'Caution',
} as const;

export type CalloutKind = keyof typeof callouts;

const isKind = (word: string): word is CalloutKind => Object.hasOwn(callouts, word);

/** Reads the marker in the first line of a quotation: the kind of callout, and the text behind that line. */
export function readCalloutMarker(text: string): { kind: CalloutKind; rest: string } | undefined {
  const [, word = '', rest = ''] = /^\[!([A-Z]{3,9})\][ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  return isKind(word) ? { kind: word, rest } : undefined;
}
