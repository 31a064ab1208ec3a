import type { Industry } from '@/lib/industries';

export type Popularity = '' | 'Must Have' | 'Most Popular' | 'High Demand' | 'Tax Season' | 'Rising Star' | 'Unlimited';

/** The trades a badge can show: components/site/agent-badge.tsx has their glyphs, components/drawings their portraits. */
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

export type BadgeTint = 'green' | 'marigold' | 'night' | 'brick' | 'sage' | 'sand' | 'sky';

/** A customer's question and the agent's answer: an example written by us. */
export type Exchange = { question: string; answer: string };

/** One entry of an example day: 24-hour time and what was done. */
export type DayEntry = { time: string; text: string };

/** An agent of the catalogue, with everything the site says about it. Each has a file of its own in this folder. */
export type Agent = {
  /** Its staff number, 1 to 20, and its place in the catalogue. */
  id: number;
  name: string;
  /** The last segment of its page's path: /ai-chatbots/{slug}. */
  slug: string;
  /** The kind of business it works for. */
  niche: string;
  /** The industry of the trial form it belongs to. */
  industry: Industry;
  /** Its drawn badge. */
  image: { glyph: Glyph; tint: BadgeTint };
  popularity: Popularity;
  /** What people search for. Each keyword appears word for word in the introduction. */
  seoKeywords: readonly string[];
  description: string;
  introduction: string;
  benefit: string;
  features: readonly string[];
  /** What it passes to a person instead of answering. */
  handsOver: string;
  /** The example conversation of the catalogue. */
  example: Exchange;
  /** Two more example conversations, for its own page. */
  questions: readonly [Exchange, Exchange];
  /** Four moments of one day: an illustration. */
  day: readonly DayEntry[];
};
