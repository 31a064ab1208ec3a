/** What nobody sees: controls that break no line, Unicode's default-ignorable characters, and anchors of annotations. */
const UNSEEN = /[^\P{Cc}\n\v\f\r\u0085]|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const JOINER = /^(?:\u200c|\u200d)$/;
/** Variation selectors, and the tags of flags. */
const SELECTOR = /(?:\p{Variation_Selector}|[\u{e0020}-\u{e007f}])+$/u;
/** What can be shaped: emoji and keycaps, and letters of any script but Latin. */
const SHAPEABLE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{M}\p{L}]$/u;
const LATIN = /\p{Script=Latin}$/u;
/** UTF-16 units: an emoji with its tags fits in. */
const NEIGHBOURHOOD = 16;

/** Whether the invisible character at `at` changes how the one before it looks. */
function shapes(char: string, at: number, text: string): boolean {
  const isJoiner = JOINER.test(char);
  if (!isJoiner && !SELECTOR.test(char)) return false;
  // A keycap: a digit, a selector and a combining key.
  if (text.startsWith('\u20e3', at + char.length)) return true;
  const before = text.slice(Math.max(0, at - NEIGHBOURHOOD), at).replace(SELECTOR, '');
  return SHAPEABLE.test(before) && !LATIN.test(before) && !(isJoiner && at + 1 === text.length);
}

/**
 * One line as its reader sees it: without marks of direction, zero-width spaces, soft hyphens and other characters that come along when text is
 * copied from a telephone or a web page; tabs are spaces. What shapes emoji or letters of other scripts stays. Breaks of lines stay too.
 */
export const visible = (text: string): string =>
  text.replaceAll('\t', ' ').replaceAll(UNSEEN, (char, at: number) => (shapes(char, at, text) ? char : ''));
