'use client';

import { type FormEvent, useActionState, useCallback, useState } from 'react';
import { ToolLayout } from '@/components/tools/tool-layout';
import type { ToolTab } from '@/components/tools/tool-tabs';
import { useToolForm } from '@/components/tools/use-tool-form';
import { useToolRuns } from '@/components/tools/use-tool-runs';
import { SubmitButton } from '@/components/ui/submit-button';
import type { FormAction } from '@/components/ui/use-server-form';
import type { NicheCopy } from '@/lib/content/pages/niche';
import { tools } from '@/lib/content/tools';
import { idleForm } from '@/lib/forms/form-state';
import type { KnownSources as Known } from '@/lib/niche-research/known-sources';
import type { RunList, RunProgress } from '@/lib/scraper-runs/queries';
import { KnowledgeResults } from './knowledge-results';
import { KnownSources } from './known-sources';
import { NicheAdvancedFields, NicheSetupFields } from './niche-fields';
import { type NicheValues, postedValues, readNicheForm, readSourcesQuery, valuesOf } from './niche-form';

type Props = {
  kind: 'niche' | 'premium';
  copy: NicheCopy;
  /** The values of a new form. */
  defaults: NicheValues;
  /** The run in the URL of the page. */
  opened?: RunProgress;
  /** The tab in the URL of the page. */
  requestedTab?: ToolTab;
  history: RunList;
  /** Starts a run without JavaScript. */
  action: FormAction;
  /** The sources of the directory for the values in the URL of the page. */
  known?: Known;
};

/** A niche scraper: name a niche, follow the research, export the knowledge; and the history of runs. */
export function NicheTool({ kind, copy, defaults, opened, requestedTab, history, action, known }: Props) {
  const [posted, post] = useActionState(action, idleForm, tools[kind].path);
  const [values, setValues] = useState<NicheValues>(
    postedValues(posted, defaults) ?? valuesOf(opened?.run) ?? defaults,
  );
  const runs = useToolRuns({
    kind,
    opened,
    requestedTab,
    history,
    onShow: (run) => setValues(valuesOf(run) ?? defaults),
  });
  const form = useToolForm({
    required: { name: 'niche', message: 'Please enter a business niche' },
    advanced: ['format'],
    posted,
    read: (element) => readNicheForm(element, kind, copy.focus),
    showTab: runs.showTab,
  });
  const isRunning = form.busy !== undefined || runs.progress?.run.isOver === false;

  const readQuery = useCallback((element: HTMLFormElement) => readSourcesQuery(element, copy.focus), [copy.focus]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isRunning) return;
    const run = await form.start();
    if (run) runs.watch(run);
  }

  return (
    <ToolLayout
      runs={runs}
      form={form}
      values={values}
      onSubmit={submit}
      action={post}
      setup={
        <NicheSetupFields copy={copy} values={values} errors={form.errors} isPremium={kind === 'premium'}>
          <input type="hidden" name="kind" value={kind} />
          {kind === 'niche' ? <KnownSources initial={known} regions={copy.regions} readQuery={readQuery} /> : null}
        </NicheSetupFields>
      }
      advanced={<NicheAdvancedFields copy={copy} values={values} errors={form.errors} />}
      buttons={
        <SubmitButton busy={isRunning} busyLabel={copy.running}>
          {copy.start}
        </SubmitButton>
      }
      results={(run, key) => <KnowledgeResults key={key} run={run} copy={copy} />}
    />
  );
}
