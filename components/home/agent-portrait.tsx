import type { Agent } from '@/lib/content/agents/agent';

/** The portrait of an agent that the home page introduces. Decorative: its name is next to it. */
export const AgentPortrait = ({ image, className }: { image: Agent['image']; className: string }) => (
  // biome-ignore lint/performance/noImgElement: an SVG needs no variants
  <img src={`/portraits.svg#${image.glyph}`} width={120} height={120} alt="" loading="lazy" className={className} />
);
