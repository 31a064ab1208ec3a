'use client';

import { type FormEvent, useState } from 'react';
import { SignInAgain } from '@/components/auth/sign-in-again';
import { ProgressPanel } from '@/components/tools/progress-panel';
import { RunHistory } from '@/components/tools/run-history';
import { ToolPanel, type ToolTab, ToolTabs } from '@/components/tools/tool-tabs';
import { useToolForm } from '@/components/tools/use-tool-form';
import { resultsKey, useToolRuns } from '@/components/tools/use-tool-runs';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { NicheWords } from '@/lib/content/pages/niche';
import type { RunList, RunProgress } from '@/lib/scraper-runs/queries';
import { KnowledgeResults } from './knowledge-results';
import { NicheAdvancedFields, NicheSetupFields } from './niche-fields';
import { type NicheValues, readNicheForm, valuesOf } from './niche-form';

type Props = {
  kind: 'niche' | 'premium';
  copy: NicheWords;
  /** The values of a new form. */
  defaults: NicheValues;
  /** The run in the URL of the page. */
  opened?: RunProgress;
  /** The tab in the URL of the page. */
  requestedTab?: ToolTab;
  history: RunList;
};

/** A niche scraper: name a niche, follow the research, export the knowledge; and the history of runs. */
export function NicheTool({ kind, copy, defaults, opened, requestedTab, history }: Props) {
  const [values, setValues] = useState<NicheValues>(valuesOf(opened?.run) ?? defaults);
  const runs = useToolRuns({
    kind,
    opened,
    requestedTab,
    history,
    onShow: (run) => setValues(valuesOf(run) ?? defaults),
  });
  const { tab, progress } = runs;
  const { form, errors, formError, isSignedOut, busy, start } = useToolForm({
    required: { name: 'niche', message: 'Please enter a business niche' },
    advanced: ['format', 'options'],
    read: (element) => readNicheForm(element, kind, copy.focus),
    showTab: runs.showTab,
  });
  const isRunning = busy !== undefined || progress?.run.isOver === false;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isRunning) return;
    const run = await start();
    if (run) runs.watch(run);
  }

  return (
    <>
      <ToolTabs tab={tab} onChange={runs.showTab} disabled={runs.disabled}>
        <form
          ref={form}
          onSubmit={submit}
          noValidate
          key={JSON.stringify(values)}
          hidden={tab !== 'setup' && tab !== 'advanced'}
        >
          <ToolPanel tab="setup">
            <NicheSetupFields copy={copy} values={values} errors={errors} isPremium={kind === 'premium'} />
          </ToolPanel>
          <ToolPanel tab="advanced">
            <NicheAdvancedFields copy={copy} values={values} errors={errors} />
          </ToolPanel>
          {formError ? (
            <Alert tone="danger" className="mt-7">
              {formError}
              {isSignedOut ? <SignInAgain /> : null}
            </Alert>
          ) : null}
          <Button type="submit" className="mt-7" disabled={isRunning}>
            {isRunning ? copy.running : copy.start}
          </Button>
        </form>
        <ToolPanel tab="progress">
          {progress ? (
            <ProgressPanel
              progress={progress}
              connection={runs.connection}
              onCancel={runs.cancel}
              onResults={() => runs.showTab('results')}
              onAgain={() => runs.repeat(progress.run)}
            />
          ) : null}
        </ToolPanel>
        <ToolPanel tab="results">
          {progress && !runs.disabled.results && tab === 'results' ? (
            <KnowledgeResults key={resultsKey(progress.run)} run={progress.run} copy={copy} />
          ) : null}
        </ToolPanel>
      </ToolTabs>
      <RunHistory {...runs.history} />
    </>
  );
}
