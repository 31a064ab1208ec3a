import { NoteMark } from '@/components/site/claim';
import { results } from '@/lib/content/home/results';
import { FigureList } from './figure-list';
import { HomePanel } from './home-section';

export function Results() {
  return (
    <HomePanel
      id="results"
      title={
        <>
          {results.title} <NoteMark ids={results.note.claims} about={results.note.about} />
        </>
      }
      lead={results.lead}
    >
      <FigureList items={results.items} />
    </HomePanel>
  );
}
