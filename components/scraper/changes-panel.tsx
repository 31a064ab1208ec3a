'use client';

import { LoadFailure } from '@/components/tools/load-failure';
import { useLoaded } from '@/components/tools/use-loaded';
import type { StoredDifference } from '@/lib/scraper-runs/run-difference';
import { describeChanges, hasChanges } from '@/lib/scraper-runs/run-difference';
import type { RunView } from '@/lib/scraper-runs/run-view';
import { ChangeLists } from './change-lists';

/** What has changed on the website since the run that this one repeats; nothing for other runs. */
export function ChangesPanel({ run: { id, status, changes, isRepeat } }: { run: RunView }) {
  const isWorthLoading = changes ? hasChanges(changes) : isRepeat && status === 'done';
  const path = isWorthLoading ? `/api/scraper/runs/${id}/difference` : undefined;
  const { value: difference, failure, retry } = useLoaded<StoredDifference>(path);
  const counts = changes ?? difference?.counts;

  if (!counts) return <LoadFailure message={failure} retry={retry} />;
  return (
    <section aria-labelledby="site-changes" className="mt-6">
      <h3 id="site-changes" className="font-semibold">
        Since the previous run
      </h3>
      <p>{describeChanges(counts)}.</p>
      <LoadFailure message={failure} retry={retry} />
      {difference ? <ChangeLists difference={difference} /> : null}
    </section>
  );
}
