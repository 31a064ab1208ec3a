import { env } from '@/lib/env';

/** The address of the launcher, up to the key. */
export const widgetAddress = (): string => `${env.siteUrl}/widget.js?agent=`;

/** The address of an agent's chat as a page. */
export const chatUrl = (key: string): string => `${env.siteUrl}/chat/${key}`;
