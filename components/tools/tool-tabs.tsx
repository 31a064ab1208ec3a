import type { ReactNode } from 'react';
import { tabMark } from '@/components/ui/tab-mark';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';

/** The four steps of every tool, in order. */
export const toolTabs = { setup: 'Setup', advanced: 'Advanced', progress: 'Progress', results: 'Results' } as const;
export type ToolTab = keyof typeof toolTabs;

type Props = {
  tab: ToolTab;
  onChange: (tab: ToolTab) => void;
  /** Tabs without content yet. */
  disabled: Partial<Record<ToolTab, boolean>>;
  children: ReactNode;
};

/** The four tabs of a tool; tabs without content are disabled. */
export function ToolTabs({ tab, onChange, disabled, children }: Props) {
  return (
    <Tabs value={tab} onChange={onChange}>
      <TabList label="Steps" className="grid grid-cols-4 border-line border-b sm:flex sm:gap-2">
        {(Object.keys(toolTabs) as ToolTab[]).map((value) => (
          <Tab
            key={value}
            value={value}
            disabled={disabled[value]}
            className={`${tabMark} min-h-12 px-1 py-2.5 text-[0.9375rem] hover:enabled:bg-brand-soft disabled:cursor-not-allowed disabled:text-muted disabled:opacity-70 sm:px-5 sm:text-lg`}
          >
            {toolTabs[value]}
          </Tab>
        ))}
      </TabList>
      {children}
    </Tabs>
  );
}

/** The panel of a tab. It stays mounted while another tab is open, so that its fields keep their values. */
export function ToolPanel({ tab, children }: { tab: ToolTab; children: ReactNode }) {
  return (
    <TabPanel value={tab} keep className="pt-8 focus-visible:outline-offset-8 data-[state=inactive]:hidden">
      {children}
    </TabPanel>
  );
}
