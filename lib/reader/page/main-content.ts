import { lettersOf } from '../text/tokens';
import { dropBoilerplate } from './boilerplate';
import { chooseMainRegion } from './main-region';
import type { Block, PageBlocks, Region } from './page-blocks';
import { measure } from './page-shape';
import { trimArticle } from './trim-blocks';

/** Less text indicates that the strict rules dropped too much. */
const ENOUGH = 200;

/** The blocks of an article, by rules that are relaxed while they leave too little text. */
export function findArticle(page: PageBlocks, title: string): Block[] {
  const { regions, blocks } = page;
  markHeadline(blocks, title);
  let best: Block[] = [];
  for (const byName of [true, false]) {
    const dropped = dropBoilerplate(page, { byName });
    const main = chooseMainRegion(regions, dropped);
    if (!main) continue;
    const found = trimArticle(
      blocks.slice(main.first, main.end).filter((block) => !dropped.has(block.region)),
      title,
    );
    if (measure(found) > measure(best) * 2) best = found;
    if (measure(best) >= ENOUGH) break;
  }
  return best;
}

const isInNavigation = (region: Region): boolean =>
  region.element?.name === 'nav' || (region.parent !== null && isInNavigation(region.parent));

/** Marks the regions around the headline: the heading that repeats the title, otherwise the first h1. A logo in the menu is neither. */
function markHeadline(blocks: Block[], title: string): void {
  const wanted = lettersOf(title);
  const headings = blocks.filter(({ kind, region }) => kind === 'heading' && !isInNavigation(region));
  const headline =
    headings.find(({ level, text }) => level <= 2 && lettersOf(text).length > 12 && wanted.includes(lettersOf(text))) ??
    headings.find((block) => block.level === 1);
  for (let region = headline?.region ?? null; region; region = region.parent) region.headline = true;
}
