import { authPath } from '@/lib/auth/sign-in/return-path';
import { type AuthTab, authTabs, panelId, tabClass, tabId, tabListProps } from './auth-tab';

/** The tabs of the sign-in page before their script is loaded: links to the page with the other form. */
export function AuthTabLinks({ tab, callbackUrl }: { tab: AuthTab; callbackUrl: string }) {
  return (
    <div role="tablist" aria-label={tabListProps.label} className={tabListProps.className}>
      {authTabs.map(({ value, label }) => (
        <a
          key={value}
          role="tab"
          id={tabId(value)}
          aria-controls={value === tab ? panelId(value) : undefined}
          aria-selected={value === tab}
          data-state={value === tab ? 'active' : 'inactive'}
          href={authPath({ tab: value, callbackUrl })}
          className={tabClass}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
