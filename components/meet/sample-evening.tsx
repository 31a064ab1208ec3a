'use client';

import type { EveningScene } from '@/lib/content/screens/evening-scene';
import { AgentWindow } from './agent-window';
import { Evening } from './evening';
import { useEvening } from './use-evening';

/** The evening of a made-up business, played once as a preview plays that of a website. */
export function SampleEvening({
  name,
  detail,
  caption,
  scenes,
}: {
  name: string;
  detail: string;
  caption: string;
  scenes: readonly EveningScene[];
}) {
  const { shown, isPending } = useEvening('sample', scenes.length * 2, false);
  return (
    <figure>
      <div data-nosnippet data-drawn>
        <AgentWindow title={name} detail={detail}>
          <ol className="grid gap-4">
            <Evening scenes={scenes} shown={shown} isPending={isPending} holdsRoom />
          </ol>
        </AgentWindow>
      </div>
      <figcaption className="mt-3 text-muted text-small">{caption}</figcaption>
    </figure>
  );
}
