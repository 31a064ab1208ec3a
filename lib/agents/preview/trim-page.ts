import type { AnswerPage } from '@/lib/reader/answers/site/page';
import type { ReadingLimits } from '../policy';

/** Trims the pages of one reading to its total limit of lines and characters. Stateful: one per reading. */
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
