import { tabMark } from '@/components/ui/tab-mark';

export type AuthTab = 'sign-in' | 'sign-up';

export const authTabs = [
  { value: 'sign-in', label: 'Sign In' },
  { value: 'sign-up', label: 'Sign Up' },
] as const;

/** The element ids by which a tab and its panel reference each other. */
export const tabId = (tab: AuthTab): string => `auth-tab-${tab}`;
/** The element id of the panel of a tab. */
export const panelId = (tab: AuthTab): string => `auth-panel-${tab}`;

export const tabListProps = { label: 'Sign In or Sign Up', className: 'grid grid-cols-2 border-line border-b' };
/** The classes of a tab, before and after its script is loaded. */
export const tabClass = `${tabMark} py-3 text-center text-lg hover:bg-brand-soft`;
