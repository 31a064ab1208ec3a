import { notFound } from 'next/navigation';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import type { CurrentUser } from '@/lib/auth/guard/resolve-user';
import { env } from '@/lib/env';

/**
 * The admin of a page about everybody's agents; undefined for one without a passkey, whom nothing is shown: what customers write is
 * behind these pages, so that there is no period of grace here.
 */
export async function requireAgentsAdmin(path: string): Promise<CurrentUser | undefined> {
  const admin = await requireAdmin(path);
  if (!env.agentsLive) notFound();
  return admin.hasPasskey ? admin : undefined;
}
