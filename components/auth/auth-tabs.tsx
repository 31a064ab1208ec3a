'use client';

import { useState } from 'react';
import { AuthTabList } from '#auth-tab-list';
import { authPath } from '@/lib/auth/sign-in/return-path';
import { type AuthTab, panelId, tabId } from './auth-tab-ids';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

type Props = { initial: AuthTab; callbackUrl: string; email?: string };

/**
 * Sign In and Sign Up. The tab is in the URL, and the e-mail address that was typed in one form is there in the other. Without
 * JavaScript the tabs are links to the same page with the other form.
 */
export function AuthTabs({ initial, callbackUrl, email: initialEmail }: Props) {
  const [tab, setTab] = useState<AuthTab>(initial);
  const [email, setEmail] = useState(initialEmail);

  function choose(value: AuthTab) {
    setTab(value);
    window.history.replaceState(null, '', authPath({ tab: value, callbackUrl }));
  }

  const Form = tab === 'sign-in' ? SignInForm : SignUpForm;
  return (
    <>
      <AuthTabList tab={tab} callbackUrl={callbackUrl} onChange={choose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the next Tab stop after the tabs, as the pattern has it */}
      <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} tabIndex={0} className="pt-7">
        <Form callbackUrl={callbackUrl} email={email} onEmailChange={setEmail} />
      </div>
    </>
  );
}
