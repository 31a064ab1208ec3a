'use client';

import { useState } from 'react';
import { AuthTabList } from '#auth-tab-list';
import { type AuthTab, panelId, tabId } from './auth-tab-ids';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

type Props = { initial: AuthTab; callbackUrl: string; email?: string };

/** Sign In and Sign Up. Without JavaScript the tabs are links to the same page with the other form. */
export function AuthTabs({ initial, callbackUrl, email }: Props) {
  const [tab, setTab] = useState<AuthTab>(initial);
  return (
    <>
      <AuthTabList tab={tab} callbackUrl={callbackUrl} onChange={setTab} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the next Tab stop after the tabs, as the pattern has it */}
      <div key={tab} role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} tabIndex={0} className="pt-7">
        {tab === 'sign-in' ? <SignInForm callbackUrl={callbackUrl} email={email} /> : <SignUpForm />}
      </div>
    </>
  );
}
