import { notFound } from 'next/navigation';
import { Landing } from '@/components/meet/landing';
import { env } from '@/lib/env';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('meetYourAgent');

export default function MeetYourAgentPage() {
  if (env.agentPreviewsADay === 0) notFound();
  return <Landing />;
}
