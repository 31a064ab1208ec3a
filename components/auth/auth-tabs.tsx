'use client';

import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { authPath } from '@/lib/auth/sign-in/return-path';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

export type AuthTab = 'sign-in' | 'sign-up';

const labels: Record<AuthTab, string> = { 'sign-in': 'Sign In', 'sign-up': 'Sign Up' };

type Props = { initial: AuthTab; callbackUrl: string; email?: string };

/**
 * Sign In and Sign Up. The tab is in the URL, and the e-mail address that was typed in one form is there in the other. Without
 * JavaScript the tabs are links to the same page with the other form.
 */
export function AuthTabs({ initial, callbackUrl, email: initialEmail }: Props) {
  const [tab, setTab] = useState<AuthTab>(initial);
  const [email, setEmail] = useState(initialEmail);
  const pathOf = (value: AuthTab) => authPath({ tab: value, callbackUrl });

  function choose(value: AuthTab) {
    setTab(value);
    window.history.replaceState(null, '', pathOf(value));
  }

  const fields = { callbackUrl, email, onEmailChange: setEmail };
  return (
    <Tabs value={tab} onChange={choose}>
      <TabList label="Sign In or Sign Up" className="grid grid-cols-2 border-line border-b">
        {(Object.keys(labels) as AuthTab[]).map((value) => (
          <Tab
            key={value}
            value={value}
            href={pathOf(value)}
            className="-mb-px border-transparent border-b-3 py-3 text-center font-display font-semibold text-lg hover:bg-brand-soft data-[state=active]:border-brand data-[state=active]:text-brand forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[CanvasText]"
          >
            {labels[value]}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="sign-in" className="pt-7">
        <SignInForm {...fields} />
      </TabPanel>
      <TabPanel value="sign-up" className="pt-7">
        <SignUpForm {...fields} />
      </TabPanel>
    </Tabs>
  );
}
