import type { AnswerPage } from '@/lib/answers/page';
import { readingLimits } from './policy';

/** Cuts the pages of one reading to the lines and characters that are kept of all of them together. Stateful: one per reading. */
export function createPageTrimmer({ lines, characters } = readingLimits as { lines: number; characters: number }) {
  let linesLeft = lines;
  let charactersLeft = characters;
  return (page: AnswerPage): AnswerPage => {
    const blocks: AnswerPage['blocks'] = [];
    for (const block of page.blocks) {
      if (linesLeft <= 0 || charactersLeft < block.text.length) break;
      linesLeft -= 1;
      charactersLeft -= block.text.length;
      blocks.push(block);
    }
    return { ...page, blocks };
  };
}
