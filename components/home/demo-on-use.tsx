'use client';

import type { ReactNode } from 'react';
import { loadOnUse } from '@/components/ui/load-on-use';
import { staticTabs } from '@/components/ui/static-tabs';
import { ConversationView } from './conversation-view';
import { type DemoItem, DemoLayout, demoClass } from './demo-layout';

const LoadedDemo = loadOnUse(async () => (await import('./demo-tabs')).DemoTabs);

/** The demo with its fallback in the client component, so that the data of a page contains the items once. */
export function DemoOnUse({ items, icon }: { items: readonly DemoItem[]; icon: ReactNode }) {
  const parts = { ...staticTabs(items[0]?.id ?? ''), Conversation: ConversationView };
  return (
    <LoadedDemo
      items={items}
      icon={icon}
      fallback={
        <div className={demoClass}>
          <DemoLayout items={items} icon={icon} parts={parts} />
        </div>
      }
    />
  );
}
