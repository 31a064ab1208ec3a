import type { ComponentType, ReactNode } from 'react';
import type { TabListProps, TabPanelProps, TabProps } from '@/components/ui/tabs';
import type { ScreenLine } from '@/lib/content/screens/screen';

/** A scenario of the demo, rendered on the server except for the conversation. */
export type DemoItem = { id: string; label: ReactNode; description: ReactNode; lines: readonly ScreenLine[] };

type DemoComponents = {
  TabList: ComponentType<TabListProps>;
  Tab: ComponentType<TabProps>;
  TabPanel: ComponentType<TabPanelProps>;
  Conversation: ComponentType<{ lines: readonly ScreenLine[]; icon: ReactNode }>;
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
        className="needs-script grid gap-2 max-lg:grid-cols-3 lg:col-span-4 lg:auto-rows-fr lg:gap-3"
      >
        {items.map(({ id, label }) => (
          <Tab key={id} value={id} className="demo-tab">
            {label}
          </Tab>
        ))}
      </TabList>
      <div className="grid gap-8 lg:col-span-8">
        {items.map(({ id, description, lines }) => (
          <TabPanel key={id} value={id} keep className="tab-panel grid gap-3">
            <Conversation lines={lines} icon={icon} />
            {description}
          </TabPanel>
        ))}
      </div>
    </>
  );
}

/** Classes of the element around a `DemoLayout`. */
export const demoClass = 'grid gap-3 lg:grid-cols-12 lg:gap-10';
