import type { FormEvent, ReactNode } from 'react';
import { SignInAgain } from '@/components/auth/sign-in-again';
import { Alert } from '@/components/ui/alert';
import type { RunView } from '@/lib/scraper-runs/run-view';
import { ProgressPanel } from './progress-panel';
import { RunHistory } from './run-history';
import { ToolPanel, ToolTabs } from './tool-tabs';
import type { useToolForm } from './use-tool-form';
import { resultsKey, type useToolRuns } from './use-tool-runs';

type Props = {
  runs: ReturnType<typeof useToolRuns>;
  form: ReturnType<typeof useToolForm>;
  /** The initial values of the fields: the form is mounted again when they change. */
  values: object;
  onSubmit: (event: FormEvent) => void;
  /** What the form does without JavaScript. */
  action?: (form: FormData) => void;
  /** The fields of the Setup and Advanced tabs, and the buttons below both. */
  setup: ReactNode;
  advanced: ReactNode;
  buttons: ReactNode;
  /** Renders the results of a run, with the React key of their list. */
  results: (run: RunView, key: string) => ReactNode;
  /** Shown between the tabs and the history. */
  children?: ReactNode;
};

/** The layout of every tool: a form on two tabs, the progress and the results of a run, and the history of runs. */
export function ToolLayout(props: Props) {
  const { runs, form, values, onSubmit, action, setup, advanced, buttons, results, children } = props;
  const { tab, progress } = runs;
  return (
    <>
      <ToolTabs tab={tab} onChange={runs.showTab} disabled={runs.disabled}>
        <form
          ref={form.form}
          onSubmit={onSubmit}
          action={action}
          noValidate
          key={JSON.stringify(values)}
          hidden={tab !== 'setup' && tab !== 'advanced'}
        >
          <ToolPanel tab="setup">{setup}</ToolPanel>
          <ToolPanel tab="advanced">{advanced}</ToolPanel>
          {form.formError ? (
            <Alert tone="danger" className="mt-7">
              {form.formError}
              {form.isSignedOut ? <SignInAgain /> : null}
            </Alert>
          ) : null}
          <div className="mt-7 flex flex-wrap gap-3">{buttons}</div>
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
          {progress && !runs.disabled.results && tab === 'results'
            ? results(progress.run, resultsKey(progress.run))
            : null}
        </ToolPanel>
      </ToolTabs>
      {children}
      <RunHistory {...runs.history} />
    </>
  );
}
