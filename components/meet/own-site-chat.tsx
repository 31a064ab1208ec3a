import { AgentSays } from '@/components/chat/bubbles';
import { aboutUs } from '@/lib/content/pages/meet-your-agent';
import { AgentWindow } from './agent-window';
import { OwnSiteQuestions } from './own-site-questions';

/** The chat about us: our agent answers from this website. `returnTo` is the path of the page it is on. */
export function OwnSiteChat({ returnTo }: { returnTo: string }) {
  return (
    <div id="ask">
      <AgentWindow title={aboutUs.agent} detail={aboutUs.detail}>
        <AgentSays>{aboutUs.greeting}</AgentSays>
        <OwnSiteQuestions returnTo={returnTo} isBrief={false} />
      </AgentWindow>
    </div>
  );
}
