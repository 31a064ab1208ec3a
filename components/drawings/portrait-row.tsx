import type { Agent } from '@/lib/content/agents/agent';
import { PortraitTile } from './portrait';

/** A row of small portraits. Decorative: the text next to it links to the catalogue. */
export function PortraitRow({ agents }: { agents: readonly Agent[] }) {
  return (
    <div className="mb-3 flex gap-2">
      {agents.map(({ id, image }) => (
        <PortraitTile key={id} image={image} />
      ))}
    </div>
  );
}
