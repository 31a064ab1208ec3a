import { textOn } from '@/components/drawings/palette';
import { Portrait } from '@/components/drawings/portrait';
import {
  BookOpen,
  Calculator,
  Camera,
  Car,
  ChartLine,
  Dumbbell,
  Hammer,
  Headset,
  House,
  type IconType,
  PawPrint,
  Plane,
  Puzzle,
  Scale,
  Scissors,
  Smile,
  SprayCan,
  Umbrella,
  Utensils,
  Wrench,
  Zap,
} from '@/components/ui/icons';
import type { Agent, Glyph } from '@/lib/content/agents/agent';

/** The icon of each trade. */
export const tradeIcons: Record<Glyph, IconType> = {
  headset: Headset,
  zap: Zap,
  wrench: Wrench,
  utensils: Utensils,
  scissors: Scissors,
  car: Car,
  smile: Smile,
  house: House,
  scale: Scale,
  dumbbell: Dumbbell,
  calculator: Calculator,
  hammer: Hammer,
  umbrella: Umbrella,
  plane: Plane,
  paw: PawPrint,
  camera: Camera,
  spray: SprayCan,
  book: BookOpen,
  chart: ChartLine,
  puzzle: Puzzle,
};

/**
 * A staff badge: clip, portrait with the glyph of the trade and the staff number, name, role. Decorative; the page has the same as
 * text.
 */
export function AgentBadge({ agent }: { agent: Agent }) {
  const Icon = tradeIcons[agent.image.glyph];
  return (
    <span className="relative flex h-full flex-col overflow-hidden rounded-[0.75rem] border border-line bg-card shadow-sheet">
      <span
        aria-hidden="true"
        className={`relative flex items-end overflow-hidden h-32 ${textOn(agent.image.tint) === 'face' ? 'text-night-ink' : 'text-[oklch(0.225_0.026_162)]'}`}
      >
        <Portrait image={agent.image} className="h-[6.75rem] w-full" />
        <span className="absolute top-2.5 left-1/2 h-2.5 w-12 -translate-x-1/2 rounded-full bg-paper shadow-[inset_0_1px_1px_oklch(0.2_0.02_162/0.35)]" />
        <Icon className="absolute top-3 left-3 size-6 stroke-[1.8]" />
        <span className="absolute top-2.5 right-3 font-display font-semibold text-base tabular-nums">
          {String(agent.id).padStart(2, '0')}
        </span>
      </span>
      {agent.popularity ? (
        <span className="absolute top-[6.25rem] left-2 rounded-sheet bg-paper px-2 py-0.5 font-semibold text-base leading-snug">
          {agent.popularity}
        </span>
      ) : null}
      <span className="flex grow flex-col px-3 pt-3 pb-4 lg:px-4">
        {/* "AI" is never alone on a line. */}
        <span className="block font-display font-semibold text-base leading-tight lg:text-h3">
          {agent.name.replace(/ AI$/, '\u00a0AI')}
        </span>
        <span className="mt-1 block text-base text-muted">{agent.niche}</span>
      </span>
    </span>
  );
}
