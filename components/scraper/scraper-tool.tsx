'use client';

import { type FormEvent, useRef, useState } from 'react';
import { ToolLayout } from '@/components/tools/tool-layout';
import type { ToolTab } from '@/components/tools/tool-tabs';
import { useToolForm } from '@/components/tools/use-tool-form';
import { useToolRuns } from '@/components/tools/use-tool-runs';
import { Button } from '@/components/ui/button';
import { SubmitButton } from '@/components/ui/submit-button';
import type { ScraperCopy } from '@/lib/content/pages/scraper';
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
  copy: ScraperCopy;
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
  const [type, setType] = useState(values.businessType);
  const previewRequest = useRef<AbortController>(undefined);
  const onShow = (run: RunView) => {
    setPreview(undefined);
    setValues(valuesOf(run) ?? defaults);
  };
  const runs = useToolRuns({ kind: 'website', opened, requestedTab, history, onShow });
  const form = useToolForm({
    required: { name: 'url', message: 'Please enter a website URL' },
    advanced: ['selectors', 'includes', 'excludes', 'maxDepth', 'format'],
    read: readForm,
    showTab: runs.showTab,
  });

  async function showPreview() {
    previewRequest.current = new AbortController();
    setPreview(undefined);
    setPreview(await form.send<WebsitePreview>('preview', '/api/scraper/preview', previewRequest.current.signal));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const run = await form.start();
    if (run) runs.watch(run);
  }

  const isSetUp = runs.tab === 'setup' || runs.tab === 'advanced';
  const isBusy = form.busy !== undefined;
  return (
    <ToolLayout
      runs={runs}
      form={form}
      values={values}
      onSubmit={submit}
      setup={
        <SetupFields
          types={types}
          languages={languages}
          copy={copy}
          values={values}
          errors={form.errors}
          onType={setType}
        />
      }
      advanced={
        <AdvancedFields
          copy={copy}
          values={values}
          errors={form.errors}
          type={types.find(({ value }) => value === type)}
        />
      }
      buttons={
        <>
          <SubmitButton needsScript busy={isBusy} busyLabel={form.busy === 'start' ? 'Starting…' : 'Start Scraping'}>
            Start Scraping
          </SubmitButton>
          <Button variant="quiet" onClick={showPreview} aria-disabled={isBusy || undefined}>
            {form.busy === 'preview' ? 'Reading the page…' : 'Preview Mode'}
          </Button>
          {form.busy === 'preview' ? (
            <Button variant="quiet" onClick={() => previewRequest.current?.abort()}>
              Cancel
            </Button>
          ) : null}
        </>
      }
      results={(run, key) => <ResultsPanel key={key} run={run} copy={copy} onChange={runs.update} />}
    >
      <div aria-live="polite">{isSetUp && preview ? <PreviewResult preview={preview} /> : null}</div>
    </ToolLayout>
  );
}
