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
import type { Agent, BadgeTint, Glyph } from '@/lib/content/agents/agent';

const glyphs: Record<Glyph, IconType> = {
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

/** The header of a badge: background and glyph. The colours are the same in light and dark. */
const tints: Record<BadgeTint, string> = {
  green: 'bg-[oklch(0.42_0.08_160)] text-night-ink',
  marigold: 'bg-[oklch(0.81_0.15_77)] text-[oklch(0.225_0.026_162)]',
  night: 'bg-[oklch(0.34_0.04_225)] text-night-ink',
  brick: 'bg-[oklch(0.49_0.13_33)] text-night-ink',
};

const sizes = {
  md: { head: 'h-20', icon: 'size-9', name: 'text-h3', body: 'px-4 pt-3 pb-4', number: 'text-base' },
  lg: { head: 'h-40', icon: 'size-20', name: 'text-h2', body: 'px-7 pt-6 pb-7', number: 'text-base' },
} as const;

/**
 * A staff badge: clip, coloured header with the glyph of the trade, name, role, staff number. Decorative; the page has the
 * same as text.
 */
export function AgentBadge({ agent, size = 'md' }: { agent: Agent; size?: keyof typeof sizes }) {
  const Icon = glyphs[agent.image.glyph];
  const look = sizes[size];
  return (
    <span className="relative flex h-full flex-col overflow-hidden rounded-[0.75rem] border border-line bg-card shadow-sheet">
      <span
        aria-hidden="true"
        className={`relative flex items-end justify-between px-4 pb-3 ${look.head} ${tints[agent.image.tint]}`}
      >
        <span className="absolute top-2.5 left-1/2 h-2.5 w-12 -translate-x-1/2 rounded-full bg-paper shadow-[inset_0_1px_1px_oklch(0.2_0.02_162/0.35)]" />
        <Icon className={`stroke-[1.6] ${look.icon}`} />
        <span className={`font-display font-semibold tabular-nums ${look.number}`}>
          {String(agent.id).padStart(2, '0')}
        </span>
      </span>
      <span className={`flex grow flex-col ${look.body}`}>
        <span className={`block font-display font-semibold leading-tight ${look.name}`}>{agent.name}</span>
        <span className="mt-1 block text-base text-muted">{agent.niche}</span>
        {agent.popularity ? (
          <span className="mt-3 self-start rounded-sheet bg-accent-soft px-2 py-0.5 font-semibold text-base">
            {agent.popularity}
          </span>
        ) : null}
      </span>
    </span>
  );
}
