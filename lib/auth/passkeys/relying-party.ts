import { env } from '@/lib/env';

/** The WebAuthn relying party: the host of SITE_URL, and the origin that ceremonies must come from. */
export const relyingParty = {
  id: new URL(env.siteUrl).hostname,
  name: env.siteName,
  origin: env.siteUrl,
} as const;
