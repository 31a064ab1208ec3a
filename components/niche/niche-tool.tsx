'use client';

import { type FormEvent, useState } from 'react';
import { ProgressPanel } from '@/components/tools/progress-panel';
import { RunHistory, type RunList } from '@/components/tools/run-history';
import { ToolPanel, ToolTabs } from '@/components/tools/tool-tabs';
import { listKey, useRuns } from '@/components/tools/use-runs';
import { useToolForm } from '@/components/tools/use-tool-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { NicheWords } from '@/lib/content/pages/niche';
import type { RunProgress } from '@/lib/scraper-runs/queries';
import { KnowledgeResults } from './knowledge-results';
import { NicheAdvancedFields, NicheSetupFields } from './niche-fields';
import { type NicheValues, readNicheForm, valuesOf } from './niche-form';

type Props = {
  kind: 'niche' | 'premium';
  words: NicheWords;
  /** What a new form holds. */
  defaults: NicheValues;
  /** The run that the address of the page names. */
  opened?: RunProgress;
  history: RunList;
};

/** A niche scraper: name a niche, watch the sources being read, take the knowledge along; and every earlier run. */
export function NicheTool({ kind, words, defaults, opened, history }: Props) {
  const [values, setValues] = useState<NicheValues>(valuesOf(opened?.run) ?? defaults);
  const runs = useRuns({ kind, opened, history, onShow: (run) => setValues(valuesOf(run) ?? defaults) });
  const { tab, progress } = runs;
  const { form, errors, refusal, busy, start } = useToolForm({
    required: { name: 'niche', message: 'Please enter a business niche' },
    advanced: ['format', 'options'],
    read: (element) => readNicheForm(element, kind, words.focus),
    showTab: runs.setTab,
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
      <ToolTabs tab={tab} onChange={runs.setTab} disabled={runs.disabled}>
        <form
          ref={form}
          onSubmit={submit}
          noValidate
          key={JSON.stringify(values)}
          hidden={tab !== 'setup' && tab !== 'advanced'}
        >
          <ToolPanel tab="setup">
            <NicheSetupFields words={words} values={values} errors={errors} isPremium={kind === 'premium'} />
          </ToolPanel>
          <ToolPanel tab="advanced">
            <NicheAdvancedFields words={words} values={values} errors={errors} />
          </ToolPanel>
          {refusal ? (
            <Alert tone="danger" className="mt-7">
              {refusal}
            </Alert>
          ) : null}
          <Button type="submit" className="mt-7" disabled={isRunning}>
            {isRunning ? words.running : words.start}
          </Button>
        </form>
        <ToolPanel tab="progress">
          {progress ? (
            <ProgressPanel
              progress={progress}
              connection={runs.connection}
              onCancel={runs.cancel}
              onResults={() => runs.setTab('results')}
              onAgain={() => runs.repeat(progress.run)}
            />
          ) : null}
        </ToolPanel>
        <ToolPanel tab="results">
          {progress && !runs.disabled.results && tab === 'results' ? (
            <KnowledgeResults key={listKey(progress.run)} run={progress.run} words={words} />
          ) : null}
        </ToolPanel>
      </ToolTabs>
      <RunHistory {...runs.history} />
    </>
  );
}
