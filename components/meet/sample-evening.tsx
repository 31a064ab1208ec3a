import type { EveningScene } from '@/lib/content/screens/evening-scene';
import { AgentWindow } from './agent-window';
import { Evening } from './evening';

/** The evening of a made-up business, as a preview plays that of a website: all of it is there, and appears in order. */
export const SampleEvening = ({
  name,
  detail,
  caption,
  scenes,
}: {
  name: string;
  detail: string;
  caption: string;
  scenes: readonly EveningScene[];
}) => (
  <figure>
    <div data-nosnippet data-drawn className="arrive">
      <AgentWindow title={name} detail={detail}>
        <ol className="grid gap-4">
          <Evening scenes={scenes} />
        </ol>
      </AgentWindow>
    </div>
    <figcaption className="mt-3 text-muted text-small">{caption}</figcaption>
  </figure>
);
