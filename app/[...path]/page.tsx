import { notFound } from 'next/navigation';
import { log } from '@/lib/log';

/** Every path no other route answers: logged here, answered by not-found.tsx with status 404. */
export default async function UnknownPath({ params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params;
  log.warn({ path: `/${path.join('/')}`.slice(0, 200) }, 'page not found');
  notFound();
}

export const dynamic = 'force-dynamic';
