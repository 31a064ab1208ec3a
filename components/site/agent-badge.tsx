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

const sizes = {
  md: {
    head: 'h-32',
    portrait: 'h-[6.75rem]',
    icon: 'size-6',
    name: 'text-h3 md:max-lg:text-base',
    body: 'px-4 md:max-lg:px-3 pt-3 pb-4',
  },
  lg: { head: 'h-60', portrait: 'h-52', icon: 'size-10', name: 'text-h2', body: 'px-7 pt-6 pb-7' },
} as const;

/**
 * A staff badge: clip, portrait with the glyph of the trade and the staff number, name, role. Decorative; the page has the same as
 * text.
 */
export function AgentBadge({ agent, size = 'md' }: { agent: Agent; size?: keyof typeof sizes }) {
  const Icon = glyphs[agent.image.glyph];
  const look = sizes[size];
  return (
    <span className="relative flex h-full flex-col overflow-hidden rounded-[0.75rem] border border-line bg-card shadow-sheet">
      <span
        aria-hidden="true"
        className={`relative flex items-end overflow-hidden ${look.head} ${textOn(agent.image.tint) === 'face' ? 'text-night-ink' : 'text-[oklch(0.225_0.026_162)]'}`}
      >
        <Portrait image={agent.image} className={`w-full ${look.portrait}`} />
        <span className="absolute top-2.5 left-1/2 h-2.5 w-12 -translate-x-1/2 rounded-full bg-paper shadow-[inset_0_1px_1px_oklch(0.2_0.02_162/0.35)]" />
        <Icon className={`absolute top-3 left-3 stroke-[1.8] ${look.icon}`} />
        <span className="absolute top-2.5 right-3 font-display font-semibold text-base tabular-nums">
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
