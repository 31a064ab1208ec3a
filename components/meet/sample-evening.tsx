'use client';

import { AgentSays, CustomerSays } from '@/components/chat/bubbles';
import { agentPreview, meetYourAgent } from '@/lib/content/pages/meet-your-agent';
import type { ScreenEvening } from '@/lib/content/screens/screen';
import { AgentWindow } from './agent-window';
import { useEvening } from './use-evening';

const { sample } = meetYourAgent;
const { tiers, evening } = agentPreview;

function Said({ quote, noted }: Pick<ScreenEvening[number], 'quote' | 'noted'>) {
  if (quote)
    return (
      <AgentSays>
        <p className="text-muted text-small">{tiers.answer}</p>
        <p className="font-semibold">{quote}</p>
      </AgentSays>
    );
  if (noted)
    return (
      <AgentSays>
        <p className="font-semibold">{noted}</p>
        <p className="text-muted text-small">{evening.message}</p>
      </AgentSays>
    );
  return (
    <AgentSays tone="open">
      <p>{tiers.silent}</p>
    </AgentSays>
  );
}

/** The evening of a made-up business, played once in the window of a preview and with its components. */
export function SampleEvening({ name, scenes }: { name: string; scenes: ScreenEvening }) {
  const { shown, isPending } = useEvening('sample', scenes.length * 2, false);
  return (
    <figure>
      <div data-nosnippet data-drawn>
        <AgentWindow title={name} detail={sample.detail}>
          {/* All of it takes its room at once, so that nothing moves while it is played. */}
          <ol className="grid gap-4">
            {scenes.map((scene, at) => {
              const isAsked = shown > at * 2;
              return (
                <li
                  key={scene.at}
                  className={`grid gap-2 ${isPending ? 'plays' : 'arrives'} ${isAsked ? '' : 'invisible'}`}
                >
                  <p className="justify-self-center text-muted text-small tabular-nums">{scene.at}</p>
                  <CustomerSays>{scene.asked}</CustomerSays>
                  <div className={`grid ${shown > at * 2 + 1 ? '' : 'invisible'}`}>
                    <Said {...scene} />
                  </div>
                </li>
              );
            })}
          </ol>
        </AgentWindow>
      </div>
      <figcaption className="mt-3 text-muted text-small">{sample.caption}</figcaption>
    </figure>
  );
}
