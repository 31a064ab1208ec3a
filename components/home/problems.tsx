import { NoteMark } from '@/components/site/claim';
import { problems } from '@/lib/content/home/problems';
import { FigureList } from './figure-list';
import { HomePanel } from './home-section';

export function Problems() {
  return (
    <HomePanel
      id="problems"
      title={
        <>
          {problems.title} <NoteMark ids={problems.note.claims} about={problems.note.about} />
        </>
      }
      lead={problems.lead}
    >
      <FigureList items={problems.items} />
    </HomePanel>
  );
}
