'use client';

import { type ReactNode, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import type { DemoScenario } from '@/lib/content/home/demo';
import { DemoConversation } from './demo-conversation';

/** Choose a scenario and play its conversation. Without JavaScript all three can be read one below the other. */
export function DemoTabs({
  scenarios,
  thumbnails,
  icon,
}: {
  scenarios: readonly DemoScenario[];
  /** Pictures by the scenario's id. Drawn on the server, like all icons of public pages, to keep them out of the script. */
  thumbnails: Record<string, ReactNode>;
  icon: ReactNode;
}) {
  const [chosen, choose] = useState(scenarios[0]?.id ?? '');
  return (
    <Tabs vertical value={chosen} onChange={choose} className="grid gap-4 lg:grid-cols-12 lg:gap-10">
      <TabList
        label="Scenario"
        className="needs-script grid grid-cols-3 content-start gap-2 lg:col-span-4 lg:grid-cols-1"
      >
        {scenarios.map((scenario) => (
          <Tab
            key={scenario.id}
            value={scenario.id}
            className="flex flex-col gap-1 rounded-sheet border border-line p-2 text-left leading-tight hover:bg-brand-soft data-[state=active]:border-brand data-[state=active]:bg-brand-soft sm:flex-row sm:items-center sm:gap-4 sm:p-4 forced-colors:data-[state=active]:border-4"
          >
            {thumbnails[scenario.id]}
            <span>
              <span className="block font-semibold max-sm:text-[0.875rem]">{scenario.title}</span>
              <span className="block text-base text-muted max-sm:sr-only">{scenario.industry}</span>
            </span>
          </Tab>
        ))}
      </TabList>
      <div className="grid gap-8 lg:col-span-8">
        {scenarios.map((scenario) => (
          <TabPanel key={scenario.id} value={scenario.id} keep className="tab-panel grid gap-3 md:grid-cols-2 md:gap-8">
            <div>
              <h3 className="text-h3">{scenario.title}</h3>
              <p className="text-muted leading-snug">{scenario.description}</p>
              <ul className="mt-1.5 flex flex-wrap gap-x-4 md:grid">
                {scenario.features.map((feature) => (
                  <li key={feature} className="before:mr-2 before:text-brand before:content-['✓']">
                    {feature}
                  </li>
                ))}
              </ul>
            </div>
            <DemoConversation lines={scenario.conversation} icon={icon} />
          </TabPanel>
        ))}
      </div>
    </Tabs>
  );
}
