'use client';

import { useState } from 'react';
import { callApi } from '@/components/ui/call-api';
import { showToast } from '@/components/ui/toaster';
import { useHydrated } from '@/components/ui/use-hydrated';
import { formatMoment } from '@/lib/format';
import type { RunView } from '@/lib/scraper-runs/run-view';

type Props = { run: RunView; onChange: (run: RunView) => void };

/** What the switch means at the moment, in one sentence. */
function describeState({ weekly }: RunView): string {
  if (!weekly) return 'You get an e-mail when something on the website has changed.';
  if (weekly.isRunning) return 'It is being read again now.';
  return `Next time: ${formatMoment(new Date(weekly.nextAt))}, Irish time. You get an e-mail if something has changed.`;
}

/** Switches on and off that the website of a finished run is read again every week. */
export function WeeklySwitch({ run, onChange }: Props) {
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useHydrated();
  if (run.status !== 'done') return null;

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    const method = run.weekly ? 'DELETE' : 'PUT';
    const response = await callApi<RunView>(`/api/scraper/runs/${run.id}/weekly`, { method });
    setBusy(false);
    if (response.ok) onChange(response.value);
    else showToast({ title: 'Error', text: response.message, tone: 'error' });
  }

  return (
    <div className="mt-6">
      <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          disabled={!isHydrated}
          checked={run.weekly !== undefined}
          aria-disabled={isBusy || undefined}
          aria-describedby="weekly-state"
          onChange={toggle}
          className="size-5 accent-brand"
        />
        Read again every week
      </label>
      <p id="weekly-state" role="status" className="max-w-[65ch] text-base text-muted">
        {describeState(run)}
      </p>
    </div>
  );
}
