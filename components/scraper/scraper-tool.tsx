'use client';

import { type FormEvent, useRef, useState } from 'react';
import { SignInAgain } from '@/components/auth/sign-in-again';
import { ProgressPanel } from '@/components/tools/progress-panel';
import { RunHistory } from '@/components/tools/run-history';
import { ToolPanel, type ToolTab, ToolTabs } from '@/components/tools/tool-tabs';
import { useToolForm } from '@/components/tools/use-tool-form';
import { resultsKey, useToolRuns } from '@/components/tools/use-tool-runs';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ScraperWords } from '@/lib/content/pages/scraper';
import type { RunList, RunProgress } from '@/lib/scraper-runs/queries';
import type { RunView } from '@/lib/scraper-runs/run-view';
import type { WebsitePreview } from '@/lib/website-scraper/preview';
import type { RunRequest, RunSettings } from '@/lib/website-scraper/schema';
import { AdvancedFields } from './advanced-fields';
import { PreviewResult } from './preview-result';
import { ResultsPanel } from './results-panel';
import { type BusinessChoice, SetupFields } from './setup-fields';

type Props = {
  types: readonly BusinessChoice[];
  /** Labels of the languages by code. Named on the server, since browsers may name them differently. */
  languages: Record<string, string>;
  copy: ScraperWords;
  /** The values of a new form. */
  defaults: RunRequest;
  /** The run in the URL of the page. */
  opened?: RunProgress;
  /** The tab in the URL of the page. */
  requestedTab?: ToolTab;
  history: RunList;
};

const checkboxes = ['main', 'navigation', 'footer'] as const;

/** The form as the request body of the API. */
function readForm(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  return { ...Object.fromEntries(data), ...Object.fromEntries(checkboxes.map((name) => [name, data.has(name)])) };
}

/** The form values of a run. The server has parsed the settings of a website run with its schema, hence the cast. */
const valuesOf = (run: RunView | undefined): RunRequest | undefined =>
  run?.kind === 'website' ? { ...(run.settings as RunSettings), kind: run.kind, url: run.subject } : undefined;

/** The website scraper: set up, preview, run, follow the progress, export the results; and the history of runs. */
export function ScraperTool({ types, languages, copy, defaults, opened, requestedTab, history }: Props) {
  const [values, setValues] = useState<RunRequest>(valuesOf(opened?.run) ?? defaults);
  const [preview, setPreview] = useState<WebsitePreview>();
  const previewRequest = useRef<AbortController>(undefined);
  const onShow = (run: RunView) => {
    setPreview(undefined);
    setValues(valuesOf(run) ?? defaults);
  };
  const runs = useToolRuns({ kind: 'website', opened, requestedTab, history, onShow });
  const { tab, progress } = runs;
  const { form, errors, formError, isSignedOut, busy, send, start } = useToolForm({
    required: { name: 'url', message: 'Please enter a website URL' },
    advanced: ['selectors', 'excludes', 'format'],
    read: readForm,
    showTab: runs.showTab,
  });

  async function showPreview() {
    previewRequest.current = new AbortController();
    setPreview(undefined);
    setPreview(await send<WebsitePreview>('preview', '/api/scraper/preview', previewRequest.current.signal));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const run = await start();
    if (run) runs.watch(run);
  }

  const isSetUp = tab === 'setup' || tab === 'advanced';
  const isBusy = busy !== undefined || undefined;
  return (
    <>
      <ToolTabs tab={tab} onChange={runs.showTab} disabled={runs.disabled}>
        <form ref={form} onSubmit={submit} noValidate key={JSON.stringify(values)} hidden={!isSetUp}>
          <ToolPanel tab="setup">
            <SetupFields types={types} languages={languages} copy={copy} values={values} errors={errors} />
          </ToolPanel>
          <ToolPanel tab="advanced">
            <AdvancedFields copy={copy} values={values} errors={errors} />
          </ToolPanel>
          {formError ? (
            <Alert tone="danger" className="mt-7">
              {formError}
              {isSignedOut ? <SignInAgain /> : null}
            </Alert>
          ) : null}
          <div className="mt-7 flex flex-wrap gap-3">
            <Button type="submit" aria-disabled={isBusy}>
              {busy === 'start' ? 'Starting…' : 'Start Scraping'}
            </Button>
            <Button variant="quiet" onClick={showPreview} aria-disabled={isBusy}>
              {busy === 'preview' ? 'Reading the page…' : 'Preview Mode'}
            </Button>
            {busy === 'preview' ? (
              <Button variant="quiet" onClick={() => previewRequest.current?.abort()}>
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
              onResults={() => runs.showTab('results')}
              onAgain={() => runs.repeat(progress.run)}
            />
          ) : null}
        </ToolPanel>
        <ToolPanel tab="results">
          {progress && !runs.disabled.results && tab === 'results' ? (
            <ResultsPanel key={resultsKey(progress.run)} run={progress.run} copy={copy} />
          ) : null}
        </ToolPanel>
      </ToolTabs>
      <div aria-live="polite">{isSetUp && preview ? <PreviewResult preview={preview} /> : null}</div>
      <RunHistory {...runs.history} />
    </>
  );
}
