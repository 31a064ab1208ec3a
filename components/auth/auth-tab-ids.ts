export type AuthTab = 'sign-in' | 'sign-up';

/** The element ids by which a tab and its panel name each other. */
export const tabId = (tab: AuthTab): string => `auth-tab-${tab}`;
export const panelId = (tab: AuthTab): string => `auth-panel-${tab}`;
