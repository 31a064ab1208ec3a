import type { ComponentType, ReactNode } from 'react';
import type { TabListProps, TabPanelProps, TabProps } from '@/components/ui/tabs';
import type { ChatLine } from '@/lib/content/home/demo';

/** A scenario of the demo, rendered on the server except for the conversation. */
export type DemoItem = { id: string; label: ReactNode; description: ReactNode; lines: readonly ChatLine[] };

type DemoComponents = {
  TabList: ComponentType<TabListProps>;
  Tab: ComponentType<TabProps>;
  TabPanel: ComponentType<TabPanelProps>;
  Conversation: ComponentType<{ lines: readonly ChatLine[]; icon: ReactNode }>;
};

/** Scenarios as tabs, each with its conversation. `parts` are static on the server and interactive once loaded. */
export function DemoLayout({
  items,
  icon,
  parts: { TabList, Tab, TabPanel, Conversation },
}: {
  items: readonly DemoItem[];
  icon: ReactNode;
  parts: DemoComponents;
}) {
  return (
    <>
      <TabList
        label="Scenario"
        className="needs-script grid grid-cols-3 content-start gap-2 lg:col-span-4 lg:grid-cols-1"
      >
        {items.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            className="flex flex-col gap-1 rounded-sheet border border-line p-2 text-left leading-tight hover:bg-brand-soft data-[state=active]:border-brand data-[state=active]:bg-brand-soft sm:flex-row sm:items-center sm:gap-4 sm:p-4 forced-colors:data-[state=active]:border-4"
          >
            {label}
          </Tab>
        ))}
      </TabList>
      <div className="grid gap-8 lg:col-span-8">
        {items.map(({ id, description, lines }) => (
          <TabPanel key={id} value={id} keep className="tab-panel grid gap-3 md:grid-cols-2 md:gap-8">
            {description}
            <Conversation lines={lines} icon={icon} />
          </TabPanel>
        ))}
      </div>
    </>
  );
}

/** Classes of the element around a `DemoLayout`. */
export const demoClass = 'grid gap-4 lg:grid-cols-12 lg:gap-10';
