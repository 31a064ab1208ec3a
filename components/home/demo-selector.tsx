'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import type { DemoScenario } from '@/lib/content/home/middle';

const RESPONDING_MS = 3_000;

function Exchange({ scenario, icon }: { scenario: DemoScenario; icon: ReactNode }) {
  const [responding, setResponding] = useState(false);

  useEffect(() => {
    if (!responding) return;
    const timer = setTimeout(() => setResponding(false), RESPONDING_MS);
    return () => clearTimeout(timer);
  }, [responding]);

  return (
    <div className="rounded-sheet border border-line bg-paper p-5 sm:p-6">
      <p className="max-w-[46ch] rounded-sheet bg-card px-4 py-3">
        <span className="mb-1 block text-base text-muted">Customer</span>
        {scenario.customer}
      </p>
      <div aria-live="polite" className="mt-4 ml-auto max-w-[52ch] rounded-sheet bg-brand-soft px-4 py-3">
        <span className="mb-1 block text-base text-muted">AI employee</span>
        {responding ? 'Responding…' : scenario.reply}
      </div>
      <Button
        className="needs-script mt-5 aria-disabled:cursor-progress aria-disabled:opacity-60"
        size="sm"
        variant="quiet"
        // Not `disabled`: that would drop the focus of whoever uses a keyboard.
        aria-disabled={responding || undefined}
        onClick={() => setResponding(true)}
      >
        {responding ? null : icon}
        {responding ? 'Responding…' : 'Play'}
      </Button>
    </div>
  );
}

/** Choose a scenario, press play, see the reply arrive. Without JavaScript all three can be read one below the other. */
export function DemoSelector({
  scenarios,
  deployment,
  icon,
}: {
  scenarios: readonly DemoScenario[];
  deployment: string;
  /** Drawn on the server, as all icons of public pages: the script that draws them does not travel. */
  icon: ReactNode;
}) {
  const [chosen, choose] = useState(scenarios[0]?.id ?? '');
  return (
    <Tabs value={chosen} onChange={choose} vertical className="grid gap-8 lg:grid-cols-12">
      <TabList label="Scenario" className="needs-script grid content-start border-line border-t lg:col-span-4">
        {scenarios.map((scenario) => (
          <Tab
            key={scenario.id}
            value={scenario.id}
            className="group border-line border-b px-4 py-4 text-left hover:bg-brand-soft data-[state=active]:bg-brand-soft forced-colors:data-[state=active]:border-l-8"
          >
            <span className="block font-display font-semibold text-lg group-data-[state=active]:text-brand">
              {scenario.title}
            </span>
            <span className="text-base text-muted">{scenario.industry}</span>
          </Tab>
        ))}
      </TabList>
      <div className="grid gap-10 lg:col-span-8">
        {scenarios.map((scenario) => (
          <TabPanel key={scenario.id} value={scenario.id} keep className="tab-panel grid gap-5">
            <h3 className="text-h3">{scenario.title}</h3>
            <p className="-mt-2 text-muted">{scenario.description}</p>
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {scenario.features.map((feature) => (
                <li key={feature} className="before:mr-2 before:text-brand before:content-['✓']">
                  {feature}
                </li>
              ))}
            </ul>
            <Exchange scenario={scenario} icon={icon} />
            <p className="text-base text-muted">{deployment}</p>
          </TabPanel>
        ))}
      </div>
    </Tabs>
  );
}
