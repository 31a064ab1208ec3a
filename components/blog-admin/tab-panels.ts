export type BlogAdminTab = 'edit' | 'manage';

/** The element ids by which a tab and its panel reference each other. */
export const tabId = (tab: BlogAdminTab): string => `blog-admin-tab-${tab}`;
/** The element id of the panel of a tab. */
export const panelId = (tab: BlogAdminTab): string => `blog-admin-${tab}`;

/** The attributes of the panel of a tab. */
export const panelProps = (tab: BlogAdminTab) =>
  ({ role: 'tabpanel', id: panelId(tab), 'aria-labelledby': tabId(tab) }) as const;
