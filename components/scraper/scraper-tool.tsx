'use client';

import { type FormEvent, useRef, useState } from 'react';
import { ProgressPanel } from '@/components/tools/progress-panel';
import { RunHistory, type RunList } from '@/components/tools/run-history';
import { ToolPanel, ToolTabs } from '@/components/tools/tool-tabs';
import { listKey, useRuns } from '@/components/tools/use-runs';
import { useToolForm } from '@/components/tools/use-tool-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ScraperWords } from '@/lib/content/pages/scraper';
import type { Preview } from '@/lib/crawler/preview';
import type { RunProgress } from '@/lib/scraper-runs/queries';
import type { RunView } from '@/lib/scraper-runs/run-view';
import type { RunRequest } from '@/lib/website-scraper/schema';
import { AdvancedFields } from './advanced-fields';
import { PreviewResult } from './preview-result';
import { ResultsPanel } from './results-panel';
import { type BusinessChoice, SetupFields } from './setup-fields';

type Props = {
  types: readonly BusinessChoice[];
  words: ScraperWords;
  /** What a new form holds. */
  defaults: RunRequest;
  /** The run that the address of the page names. */
  opened?: RunProgress;
  history: RunList;
};

const boxes = ['main', 'navigation', 'footer'] as const;

/** What the form holds, as the API takes it. */
function readForm(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  return { ...Object.fromEntries(data), ...Object.fromEntries(boxes.map((name) => [name, data.has(name)])) };
}

const valuesOf = (run: RunView | undefined): RunRequest | undefined =>
  run?.kind === 'website' ? { ...run.settings, kind: run.kind, url: run.subject } : undefined;

/** The website scraper: set up, preview or run, watch, take the results along; and every earlier run. */
export function ScraperTool({ types, words, defaults, opened, history }: Props) {
  const [values, setValues] = useState<RunRequest>(valuesOf(opened?.run) ?? defaults);
  const [preview, setPreview] = useState<Preview>();
  const previewing = useRef<AbortController>(undefined);
  const onShow = (run: RunView) => {
    setPreview(undefined);
    setValues(valuesOf(run) ?? defaults);
  };
  const runs = useRuns({ kind: 'website', opened, history, onShow });
  const { tab, progress } = runs;
  const { form, errors, refusal, busy, send, start } = useToolForm({
    required: { name: 'url', message: 'Please enter a website URL' },
    advanced: ['selectors', 'excludes', 'format'],
    read: readForm,
    showTab: runs.setTab,
  });

  async function showPreview() {
    previewing.current = new AbortController();
    setPreview(undefined);
    setPreview(await send<Preview>('preview', '/api/scraper/preview', previewing.current.signal));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const run = await start();
    if (run) runs.watch(run);
  }

  const isSetUp = tab === 'setup' || tab === 'advanced';
  const waits = busy !== undefined || undefined;
  return (
    <>
      <ToolTabs tab={tab} onChange={runs.setTab} disabled={runs.disabled}>
        <form ref={form} onSubmit={submit} noValidate key={JSON.stringify(values)} hidden={!isSetUp}>
          <ToolPanel tab="setup">
            <SetupFields types={types} words={words} values={values} errors={errors} />
          </ToolPanel>
          <ToolPanel tab="advanced">
            <AdvancedFields words={words} values={values} errors={errors} />
          </ToolPanel>
          {refusal ? (
            <Alert tone="danger" className="mt-7">
              {refusal}
            </Alert>
          ) : null}
          <div className="mt-7 flex flex-wrap gap-3">
            <Button type="submit" aria-disabled={waits}>
              {busy === 'start' ? 'Starting…' : 'Start Scraping'}
            </Button>
            <Button variant="quiet" onClick={showPreview} aria-disabled={waits}>
              {busy === 'preview' ? 'Reading the page…' : 'Preview Mode'}
            </Button>
            {busy === 'preview' ? (
              <Button variant="quiet" onClick={() => previewing.current?.abort()}>
                Cancel
              </Button>
            ) : null}
          </div>
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
            <ResultsPanel key={listKey(progress.run)} run={progress.run} words={words} />
          ) : null}
        </ToolPanel>
      </ToolTabs>
      <div aria-live="polite">{isSetUp && preview ? <PreviewResult preview={preview} /> : null}</div>
      <RunHistory {...runs.history} />
    </>
  );
}
