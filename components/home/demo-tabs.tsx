'use client';

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { DemoConversation } from './demo-conversation';
import { type DemoItem, DemoLayout, demoClass } from './demo-layout';

/** From here on the scenarios stand below each other; demo-layout.tsx. */
const STACKED = '(min-width: 64rem)';

function onWidthChange(notify: () => void): () => void {
  const query = matchMedia(STACKED);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

const parts = { TabList, Tab, TabPanel, Conversation: DemoConversation };

/** The interactive demo: choose a scenario and play its conversation. Loaded on first use. */
export function DemoTabs({ items, icon }: { items: readonly DemoItem[]; icon: ReactNode }) {
  const [selected, select] = useState(items[0]?.id ?? '');
  // It is loaded on first use, so there is a window.
  const isStacked = useSyncExternalStore(onWidthChange, () => matchMedia(STACKED).matches);
  return (
    <Tabs vertical={isStacked} value={selected} onChange={select} className={demoClass}>
      <DemoLayout items={items} icon={icon} parts={parts} />
    </Tabs>
  );
}
