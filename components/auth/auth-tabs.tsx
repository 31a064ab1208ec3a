'use client';

import { useState } from 'react';
import { loadOnUse } from '@/components/ui/load-on-use';
import { authPath } from '@/lib/auth/sign-in/return-path';
import { type AuthTab, panelId, tabId } from './auth-tab';
import { AuthTabLinks } from './auth-tab-links';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

const AuthTabList = loadOnUse(async () => (await import('./auth-tab-list')).AuthTabList);

type Props = { initial: AuthTab; callbackUrl: string; email?: string };

/**
 * Sign In and Sign Up. The selected tab is in the URL, and an e-mail address typed into one form is carried over to the other.
 * Without JavaScript the tabs are links to the page with the other form.
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
      <AuthTabList
        tab={tab}
        callbackUrl={callbackUrl}
        onChange={choose}
        fallback={<AuthTabLinks tab={tab} callbackUrl={callbackUrl} />}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the next Tab stop after the tabs, as the pattern has it */}
      <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} tabIndex={0} className="pt-7">
        <Form callbackUrl={callbackUrl} email={email} onEmailChange={setEmail} />
      </div>
    </>
  );
}
