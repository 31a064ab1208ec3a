import { StartPanel } from '@/components/meet/start-panel';
import { Alert } from '@/components/ui/alert';
import { Container } from '@/components/ui/container';
import { meetYourAgent } from '@/lib/content/pages/meet-your-agent';
import { createFormToken } from '@/lib/leads/form-token';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(meetYourAgent.title);

const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value.slice(0, 2_000) : undefined);

/** The start form with a form token, for visitors without JavaScript and after a preview was deleted. */
export default async function StartPage({ searchParams }: PageProps<'/meet-your-agent/start'>) {
  const { website, industry, agent, forgotten } = await searchParams;
  const { start } = meetYourAgent;
  return (
    <Container className="grid max-w-[52rem] gap-6 py-12 sm:py-16">
      {forgotten ? <Alert tone="success" role="note" title={meetYourAgent.forgotten} /> : null}
      <h1 className="text-h2">{website ? start.title : meetYourAgent.title}</h1>
      <p className="max-w-[56ch] text-lead text-muted">{website ? start.lead : meetYourAgent.lead}</p>
      <StartPanel formToken={createFormToken()} website={text(website)} industry={text(industry)} agent={text(agent)} />
    </Container>
  );
}
