import { LoadFailure } from '@/components/tools/load-failure';
import { useLoaded } from '@/components/tools/use-loaded';
import { isStatedKind } from '@/lib/reader/facts/owner/owner-kinds';
import type { FactList as Listed, ListedFact } from '@/lib/website-scraper/listed-facts';
import { FactList } from './fact-list';
import { ToldFacts } from './told-facts';

const isStated = ({ line }: ListedFact) => !line || isStatedKind(line.kind);

/** The facts of a run: what the business states about itself, the lines that were found on its pages, and what its owner says besides. */
export function FactsPanel({ runId }: { runId: string }) {
  const { value, failure, retry } = useLoaded<Listed>(`/api/scraper/runs/${runId}/facts`);
  if (!value) return <LoadFailure message={failure} retry={retry} />;
  const stated = value.facts.filter(isStated);
  const found = value.facts.filter((fact) => !isStated(fact));
  return (
    <div key={runId}>
      <FactList runId={runId} title="Facts about the business" unit="facts" facts={stated}>
        {stated.length > 0
          ? 'Downloads, later runs and weekly mails keep to what you say here.'
          : 'No page states a telephone number, an address or opening hours for certain. You can add them below.'}
      </FactList>
      {found.length > 0 ? (
        <FactList runId={runId} title="Found on the pages" unit="lines" facts={found}>
          Lines about prices, services, people and questions, word for word.
        </FactList>
      ) : null}
      <ToldFacts runId={runId} facts={value.told} />
    </div>
  );
}
