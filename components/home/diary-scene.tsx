import { Diary } from '@/components/drawings/screens/diary';
import { diaryScene } from '@/lib/content/home/diary';
import { results } from '@/lib/content/home/results';
import { cafeDiary } from '@/lib/content/screens/cafe';
import { FigureRow } from './figure-row';
import { HomeSection } from './home-section';

/** The diary in the morning, across the page, and what we aim for. */
export function DiaryScene() {
  return (
    <HomeSection id="diary" title={diaryScene.title}>
      <Diary diary={cafeDiary} caption={diaryScene.caption} isShort />
      <FigureRow id="results" {...results} />
    </HomeSection>
  );
}
