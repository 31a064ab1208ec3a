import { AgentSays, CustomerSays } from '@/components/chat/bubbles';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import type { ScreenCorrection } from '@/lib/content/screens/screen';
import { ScreenBar, ScreenFigure } from './screen-figure';

/** The desk while an owner corrects an answer. */
export const Correction = ({
  correction: { asked, answered, typed },
  caption,
}: {
  correction: ScreenCorrection;
  caption: string;
}) => (
  <ScreenFigure caption={caption}>
    <div className="screen">
      <ScreenBar>{agentDesk.inbox.title}</ScreenBar>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-9">
        <CustomerSays label={agentDesk.conversation.customer}>{asked}</CustomerSays>
        <AgentSays tone="open">
          <p>{answered}</p>
        </AgentSays>
        <p className="text-base text-muted underline underline-offset-4">{agentDesk.correct.open}</p>
        <div className="grid gap-3">
          <p className="font-semibold">{agentDesk.teach.answer}</p>
          <p className="min-h-28 rounded-sheet border-2 border-brand bg-paper px-4 py-3">
            {typed}
            <span aria-hidden="true" className="ml-px inline-block h-[1.2em] w-0.5 translate-y-1 bg-ink" />
          </p>
          <p className="w-fit rounded-sheet bg-brand px-5 py-2.5 font-semibold text-brand-ink">
            {agentDesk.teach.teach}
          </p>
        </div>
      </div>
    </div>
  </ScreenFigure>
);
