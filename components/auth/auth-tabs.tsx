'use client';

import { Tabs } from 'radix-ui';
import { type MouseEvent, useState } from 'react';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

export type AuthTab = 'sign-in' | 'sign-up';

const labels: Record<AuthTab, string> = { 'sign-in': 'Sign In', 'sign-up': 'Sign Up' };

type Props = { initial: AuthTab; callbackUrl: string; email?: string };

/** Sign In and Sign Up. Without JavaScript the tabs are links to the same page with the other form. */
export function AuthTabs({ initial, callbackUrl, email }: Props) {
  const [tab, setTab] = useState<AuthTab>(initial);
  const stay = (event: MouseEvent) => event.preventDefault();
  return (
    <Tabs.Root value={tab} onValueChange={(value) => setTab(value as AuthTab)}>
      <Tabs.List aria-label="Sign In or Sign Up" className="grid grid-cols-2 border-line border-b">
        {(Object.keys(labels) as AuthTab[]).map((value) => (
          <Tabs.Trigger
            key={value}
            value={value}
            asChild
            className="-mb-px border-transparent border-b-3 py-3 text-center font-display font-semibold text-lg hover:bg-brand-soft data-[state=active]:border-brand data-[state=active]:text-brand"
          >
            <a href={`/auth?tab=${value}&callbackUrl=${encodeURIComponent(callbackUrl)}`} onClick={stay}>
              {labels[value]}
            </a>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="sign-in" className="pt-7">
        <SignInForm callbackUrl={callbackUrl} email={email} />
      </Tabs.Content>
      <Tabs.Content value="sign-up" className="pt-7">
        <SignUpForm />
      </Tabs.Content>
    </Tabs.Root>
  );
}
