'use client';

import { type FormEvent, useState } from 'react';
import { ToolLayout } from '@/components/tools/tool-layout';
import type { ToolTab } from '@/components/tools/tool-tabs';
import { useToolForm } from '@/components/tools/use-tool-form';
import { useToolRuns } from '@/components/tools/use-tool-runs';
import { SubmitButton } from '@/components/ui/submit-button';
import type { NicheCopy } from '@/lib/content/pages/niche';
import type { RunList, RunProgress } from '@/lib/scraper-runs/queries';
import { KnowledgeResults } from './knowledge-results';
import { NicheAdvancedFields, NicheSetupFields } from './niche-fields';
import { type NicheValues, readNicheForm, valuesOf } from './niche-form';

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
  const form = useToolForm({
    required: { name: 'niche', message: 'Please enter a business niche' },
    advanced: ['format', 'options'],
    read: (element) => readNicheForm(element, kind, copy.focus),
    showTab: runs.showTab,
  });
  const isRunning = form.busy !== undefined || runs.progress?.run.isOver === false;

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
      setup={<NicheSetupFields copy={copy} values={values} errors={form.errors} isPremium={kind === 'premium'} />}
      advanced={<NicheAdvancedFields copy={copy} values={values} errors={form.errors} />}
      buttons={
        <SubmitButton needsScript busy={isRunning} busyLabel={copy.running}>
          {copy.start}
        </SubmitButton>
      }
      results={(run, key) => <KnowledgeResults key={key} run={run} copy={copy} />}
    />
  );
}
