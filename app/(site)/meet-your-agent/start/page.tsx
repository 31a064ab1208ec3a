import { notFound } from 'next/navigation';
import { StartPanel } from '@/components/meet/start-panel';
import { Alert } from '@/components/ui/alert';
import { Container } from '@/components/ui/container';
import { meetLanding } from '@/lib/content/pages/meet-landing';
import { meetYourAgent } from '@/lib/content/pages/meet-your-agent';
import { env } from '@/lib/env';
import { createFormToken } from '@/lib/forms/form-token';
import { hiddenPage } from '@/lib/seo/metadata';
import { readStartQuery } from '@/lib/start-query';

export const metadata = hiddenPage(meetYourAgent.title);

/** The start form with a form token, for visitors without JavaScript and after a preview was deleted. */
export default async function StartPage({ searchParams }: PageProps<'/meet-your-agent/start'>) {
  const query = await searchParams;
  const chosen = readStartQuery(query);
  const { forgotten: done, lead, start } = meetLanding;
  const isOff = env.agentPreviewsADay === 0;
  if (isOff && !query.forgotten) notFound();
  const forgotten = query.forgotten ? <Alert tone="success" role="note" title={done} /> : null;
  if (isOff) return <Container className="max-w-[52rem] py-12 sm:py-16">{forgotten}</Container>;
  return (
    <Container className="grid max-w-[52rem] gap-6 py-12 sm:py-16">
      {forgotten}
      <h1 className="text-h2">{chosen.website ? start.title : meetYourAgent.title}</h1>
      <p className="max-w-[56ch] text-balance text-lead text-muted">{chosen.website ? start.lead : lead}</p>
      <StartPanel formToken={createFormToken()} {...chosen} />
    </Container>
  );
}
