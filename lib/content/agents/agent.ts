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

/** What a customer wrote and the agent answered, and when (24-hour clock): an example written by us. `done` tells it in a line of the day. */
export type Conversation = { at: string; question: string; answer: string; done?: string };

/** Something that the agent did, and when: an example written by us. */
export type AgentEvent = Conversation | { at: string; done: string };

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
  /**
   * What happens from five in the morning on, in order: every page that shows this agent at an hour draws from this list. Four are lines
   * of its day; three are conversations while the business is closed, the last of them in the morning.
   */
  events: readonly AgentEvent[];
};
