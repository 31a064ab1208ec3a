import type { Industry } from '@/lib/industries';
import type { AgentName } from './names';

export type Popularity = '' | 'Must Have' | 'Most Popular' | 'High Demand' | 'Tax Season' | 'Rising Star' | 'Unlimited';

/** The glyphs a badge can carry; components/site/agent-badge.tsx draws them. */
export type Glyph =
  | 'headset'
  | 'zap'
  | 'wrench'
  | 'utensils'
  | 'scissors'
  | 'car'
  | 'smile'
  | 'house'
  | 'scale'
  | 'dumbbell'
  | 'calculator'
  | 'hammer'
  | 'umbrella'
  | 'plane'
  | 'paw'
  | 'camera'
  | 'spray'
  | 'book'
  | 'chart'
  | 'puzzle';

export type BadgeTint = 'green' | 'marigold' | 'night' | 'brick';

/** A question from a customer and how the agent answers it: written by us, as an example. */
export type Exchange = { question: string; answer: string };

/** One entry of an example day: 24-hour time and what was done. */
export type DayEntry = { time: string; text: string };

/** What an agent's own page shows beyond the catalogue. */
export type AtWork = {
  /** Four moments of one day, an illustration. */
  day: readonly DayEntry[];
  /** Two more questions, beside the example of the catalogue. */
  questions: readonly [Exchange, Exchange];
};

/** An agent of the catalogue. */
export type Agent = AtWork & {
  id: number;
  name: AgentName;
  slug: string;
  /** Who it works for. */
  niche: string;
  /** Its drawn badge. */
  image: { glyph: Glyph; tint: BadgeTint };
  description: string;
  features: readonly string[];
  popularity: Popularity;
  seoKeywords: readonly string[];
  benefit: string;
  example: Exchange;
  /** What it passes to a person instead of answering. */
  handsOver: string;
  /** Who it is for, in the words that people search with (its seoKeywords). */
  introduction: string;
  /** The industry of the trial form it belongs to. */
  industry: Industry;
};

/** What the catalogue says of an agent; its page adds AtWork, the rest follows from its place and name. */
export type AgentEntry = Omit<Agent, 'id' | 'slug' | 'industry' | 'introduction' | 'seoKeywords' | keyof AtWork>;
