'use client';

import { Tab, TabList, Tabs } from '@/components/ui/tabs';
import { authPath } from '@/lib/auth/sign-in/return-path';
import { type AuthTab, authTabs, panelId, tabClass, tabId, tabListProps } from './auth-tab';

type Props = { tab: AuthTab; callbackUrl: string; onChange: (tab: AuthTab) => void };

/** The interactive tabs of the sign-in page, by Radix. Loaded on first use. */
export function AuthTabList({ tab, callbackUrl, onChange }: Props) {
  return (
    <Tabs value={tab} onChange={onChange}>
      <TabList {...tabListProps}>
        {authTabs.map(({ value, label }) => (
          <Tab
            key={value}
            id={tabId(value)}
            controls={panelId(value)}
            value={value}
            href={authPath({ tab: value, callbackUrl })}
            className={tabClass}
          >
            {label}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
