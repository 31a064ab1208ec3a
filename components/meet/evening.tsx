import type { ReactNode } from 'react';
import { AnswerQuotes } from '@/components/chat/answer-card';
import { AgentSays, CustomerSays } from '@/components/chat/bubbles';
import { agentPreview } from '@/lib/content/pages/agent-preview';
import type { EveningScene } from '@/lib/content/screens/evening-scene';

const { evening: copy, partialTiers, tiers } = agentPreview;

function SceneReply({ scene, isPartial, children }: { scene: EveningScene; isPartial: boolean; children: ReactNode }) {
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
      <p>{(isPartial ? partialTiers : tiers).silent}</p>
      <p className="font-semibold text-small">{copy.lost}</p>
      {children}
    </AgentSays>
  );
}

/** The questions of an evening and what the agent made of them, two steps each; the first `shown` steps. */
export function Evening({
  scenes,
  shown = scenes.length * 2,
  isPending = false,
  isPartial = false,
  onOpen,
}: {
  scenes: readonly EveningScene[];
  shown?: number;
  /** Whether a script is about to play it. */
  isPending?: boolean;
  /** Whether there are pages that were not read. */
  isPartial?: boolean;
  /** What the owner can do about the question that the website does not answer. */
  onOpen?: (question: string) => ReactNode;
}) {
  return scenes.slice(0, Math.ceil(shown / 2)).map((scene, at) => (
    <li key={scene.at} className={`grid gap-2 ${isPending ? 'plays' : 'arrives'}`}>
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-muted text-small tabular-nums">{scene.at}</p>
        <CustomerSays>{scene.question}</CustomerSays>
      </div>
      {shown > at * 2 + 1 ? (
        <SceneReply scene={scene} isPartial={isPartial}>
          {onOpen?.(scene.question)}
        </SceneReply>
      ) : null}
    </li>
  ));
}
