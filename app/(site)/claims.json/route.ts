import { claims } from '@/lib/content/claims';
import { env } from '@/lib/env';

export const dynamic = 'force-static';

/** The claims page as JSON: every claim with its value, type, basis, and formula if it has one. */
export function GET(): Response {
  const list = Object.entries(claims).map(([id, { display, ...claim }]) => ({
    id,
    url: `${env.siteUrl}/claims#claim-${id}`,
    value: display,
    ...claim,
  }));
  return Response.json({ site: env.siteName, priceNote: env.priceVatNote, claims: list });
}
