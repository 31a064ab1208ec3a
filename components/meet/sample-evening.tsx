'use client';

import { AgentSays, CustomerSays } from '@/components/chat/bubbles';
import type { ScreenEvening } from '@/lib/content/screens/screen';
import { AgentWindow } from './agent-window';
import { useEvening } from './use-evening';

/** What stands above a quote, below a request that was taken down, and in place of an answer. */
type Labels = { answer: string; noted: string; silent: string };

function Said({ scene: { quote, noted }, labels }: { scene: ScreenEvening[number]; labels: Labels }) {
  if (quote)
    return (
      <AgentSays>
        <p className="text-muted text-small">{labels.answer}</p>
        <p className="font-semibold">{quote}</p>
      </AgentSays>
    );
  if (noted)
    return (
      <AgentSays>
        <p className="font-semibold">{noted}</p>
        <p className="text-muted text-small">{labels.noted}</p>
      </AgentSays>
    );
  return (
    <AgentSays tone="open">
      <p>{labels.silent}</p>
    </AgentSays>
  );
}

/** The evening of a made-up business, played once in the window of a preview and with its components. */
export function SampleEvening({
  name,
  detail,
  caption,
  scenes,
  ...labels
}: Labels & { name: string; detail: string; caption: string; scenes: ScreenEvening }) {
  const { shown, isPending } = useEvening('sample', scenes.length * 2, false);
  return (
    <figure>
      <div data-nosnippet data-drawn>
        <AgentWindow title={name} detail={detail}>
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
                    <Said scene={scene} labels={labels} />
                  </div>
                </li>
              );
            })}
          </ol>
        </AgentWindow>
      </div>
      <figcaption className="mt-3 text-muted text-small">{caption}</figcaption>
    </figure>
  );
}
