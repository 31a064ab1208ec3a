import { notFound } from 'next/navigation';
import { Landing } from '@/components/meet/landing';
import { env } from '@/lib/env';
import { pageMetadata } from '@/lib/seo/metadata';
import { readStartQuery } from '@/lib/start-query';

// `/meet-your-agent?agent=…` is rewritten to this page, since that path itself is the same for everybody and cached.
export const metadata = { ...pageMetadata('meetYourAgent'), robots: { index: false, follow: true } };

export default async function PrefilledPage({ searchParams }: PageProps<'/meet-your-agent/prefilled'>) {
  if (env.agentPreviewsADay === 0) notFound();
  return <Landing chosen={readStartQuery(await searchParams)} />;
}
