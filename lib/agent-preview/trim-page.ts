import type { AnswerPage } from '@/lib/answers/page';
import type { ReadingLimits } from './policy';

/** Cuts the pages of one reading to the lines and characters that are kept of all of them together. Stateful: one per reading. */
export function createPageTrimmer({ lines, characters }: Pick<ReadingLimits, 'lines' | 'characters'>) {
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
