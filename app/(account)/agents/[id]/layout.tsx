import { Alert } from '@/components/ui/alert';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { type HelpShown, helpShown } from '@/lib/agents/help';
import { currentUser } from '@/lib/auth/guard/current-user';
import { helpBanner as copy } from '@/lib/content/pages/agent-settings';
import { env } from '@/lib/env';
import { formatMoment, formatTime } from '@/lib/format';

function HelpBanner({ agentId, shown }: { agentId: string; shown: HelpShown }) {
  const isHelper = shown.to === 'helper';
  const title = isHelper
    ? copy.helper(formatTime(shown.until))
    : copy.owner(shown.visit.who, formatMoment(shown.visit.at));
  return (
    <Container className="pt-6">
      <Alert tone="warning" role="note" title={title}>
        {isHelper ? null : <p className="wrap-anywhere">“{shown.visit.reason}”</p>}
        <Link
          href={isHelper ? '/agents-admin' : `/agents/${agentId}/settings#record`}
          prefetch={false}
          className="link inline-block py-1"
        >
          {isHelper ? copy.back : copy.record}
        </Link>
      </Alert>
    </Container>
  );
}

/** Above an owner's pages: that one of our people has opened them. The pages themselves say who may see them. */
export default async function AgentLayout({ params, children }: LayoutProps<'/agents/[id]'>) {
  const { id } = await params;
  const user = await currentUser();
  const shown = user && env.agentsLive ? await helpShown(id, user) : undefined;
  return (
    <>
      {shown ? <HelpBanner agentId={id} shown={shown} /> : null}
      {children}
    </>
  );
}
