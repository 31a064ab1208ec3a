'use client';

import { Tab, TabList, Tabs } from '@/components/ui/tabs';
import { authPath } from '@/lib/auth/sign-in/return-path';
import { type AuthTab, panelId, tabId } from './auth-tab-ids';

const labels: Record<AuthTab, string> = { 'sign-in': 'Sign In', 'sign-up': 'Sign Up' };

type Props = { tab: AuthTab; callbackUrl: string; onChange: (tab: AuthTab) => void };

/** The two tabs of the sign-in page. Their panels stand apart, since they are there before the tabs' script is. */
export function AuthTabList({ tab, callbackUrl, onChange }: Props) {
  return (
    <Tabs value={tab} onChange={onChange}>
      <TabList label="Sign In or Sign Up" className="grid grid-cols-2 border-line border-b">
        {(Object.keys(labels) as AuthTab[]).map((value) => (
          <Tab
            key={value}
            id={tabId(value)}
            controls={panelId(value)}
            value={value}
            href={authPath({ tab: value, callbackUrl })}
            className="-mb-px border-transparent border-b-3 py-3 text-center font-display font-semibold text-lg hover:bg-brand-soft data-[state=active]:border-brand data-[state=active]:text-brand forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[CanvasText]"
          >
            {labels[value]}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
