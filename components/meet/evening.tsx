import type { ReactNode } from 'react';
import { AnswerQuotes } from '@/components/chat/answer-card';
import { AgentSays, CustomerSays } from '@/components/chat/bubbles';
import { agentPreview } from '@/lib/content/pages/agent-preview';
import type { EveningScene } from '@/lib/content/screens/evening-scene';

const { evening: copy, tiers } = agentPreview;

function SceneReply({ scene, children }: { scene: EveningScene; children: ReactNode }) {
  if (scene.kind === 'answer')
    return (
      <AgentSays>
        <AnswerQuotes quotes={scene.quotes} />
      </AgentSays>
    );
  if (scene.kind === 'message')
    return (
      <AgentSays>
        <p>{scene.said}</p>
        <p className="text-muted text-small">{copy.message}</p>
      </AgentSays>
    );
  return (
    <AgentSays tone="open">
      <p>{tiers.silent}</p>
      <p className="font-semibold text-small">{copy.lost}</p>
      {children}
    </AgentSays>
  );
}

/** The questions of an evening and what the agent made of them, two steps each; the first `shown` steps. */
export function Evening({
  scenes,
  shown,
  isPending,
  holdsRoom = false,
  onOpen,
}: {
  scenes: readonly EveningScene[];
  shown: number;
  /** Whether a script is about to play it. */
  isPending: boolean;
  /** Whether all of it takes its room at once, so that nothing moves while it is played. */
  holdsRoom?: boolean;
  /** What the owner can do about the question that the website does not answer. */
  onOpen?: (question: string) => ReactNode;
}) {
  const count = holdsRoom ? scenes.length : Math.ceil(shown / 2);
  return scenes.slice(0, count).map((scene, at) => (
    <li key={scene.at} className={`grid gap-2 ${isPending ? 'plays' : 'arrives'} ${shown > at * 2 ? '' : 'invisible'}`}>
      <p className="justify-self-center text-muted text-small tabular-nums">{scene.at}</p>
      <CustomerSays>{scene.question}</CustomerSays>
      {holdsRoom || shown > at * 2 + 1 ? (
        <div className={`grid ${shown > at * 2 + 1 ? '' : 'invisible'}`}>
          <SceneReply scene={scene}>{onOpen?.(scene.question)}</SceneReply>
        </div>
      ) : null}
    </li>
  ));
}
