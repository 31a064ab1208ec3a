import { drawStrip } from '@/components/drawings/portrait-strip';
import { introducedAgents } from '@/lib/content/home/portfolio';

export const dynamic = 'force-static';

/** The portraits of the agents that the home page introduces, in a row. */
export function GET(): Response {
  return new Response(drawStrip(introducedAgents.map(({ image }) => image)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
