import type { Agent } from '@/lib/content/agents/agent';
import { drawMarks } from './marks';
import { palette } from './palette';
import { portraits } from './portraits';

/** A portrait as a small tile. */
export function PortraitTile({ image }: { image: Agent['image'] }) {
  return (
    <span className="flex size-12 shrink-0 items-end overflow-hidden rounded-[0.5rem]">
      <Portrait image={image} className="h-11 w-full" />
    </span>
  );
}

/**
 * The portrait of an agent on the tint of its badge. Decorative: its name is next to it. The background is larger than the canvas,
 * so that it fills a container of any proportions that clips it.
 */
export function Portrait({ image, className }: { image: Agent['image']; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 100"
      preserveAspectRatio="xMidYMax meet"
      className={`overflow-visible ${className}`}
    >
      <path d="M-400-200h920v310h-920z" fill={palette[image.tint]} />
      {drawMarks(portraits[image.glyph])}
    </svg>
  );
}
