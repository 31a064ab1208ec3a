import { tradeIcons } from '@/components/site/agent-badge';
import type { Agent } from '@/lib/content/agents/agent';
import { drawMarks, type Mark } from './marks';
import { palette, textOn } from './palette';

const STRIPE = 45;

/** Every second stripe of an awning of eight, from the first or the second on. */
const stripes = (first: 0 | 1): string =>
  [0, 2, 4, 6].map((at) => `M${(at + first) * STRIPE} 24h${STRIPE}v26a22.5 16 0 01-${STRIPE} 0z`).join('');

/** A shop in the evening, on a canvas of 360 × 170 units: wall, lit window, door. */
const shop: readonly Mark[] = [
  ['grey', 'M0 156h360v14H0z'],
  ['face', 'M36 76h188v68H36z'],
  ['sand', 'M36 134h188v10H36z'],
  ['ink', 'M262 76h62v80h-62z'],
  ['sand', 'M270 84h46v40h-46z'],
  ['marigold', 'M308 134h6v8h-6z'],
];

/** The place of work of an agent: a shop in the tint of its badge, with the sign of its trade in the window. Decorative. */
export function Shopfront({ image: { glyph, tint } }: { image: Agent['image'] }) {
  const Icon = tradeIcons[glyph];
  return (
    <div className="relative">
      <svg aria-hidden="true" viewBox="0 0 360 170" className="block w-full">
        <path d="M0 0h360v170H0z" fill={palette[tint]} />
        {drawMarks(shop)}
        <path d={stripes(0)} fill={palette[textOn(tint)]} />
        <path d={stripes(1)} fill={palette[tint === 'marigold' ? 'green' : 'marigold']} />
      </svg>
      <Icon className="absolute top-[46%] left-[29%] h-[34%] w-[14%] stroke-[1.6] text-[oklch(0.225_0.026_162)]" />
    </div>
  );
}
