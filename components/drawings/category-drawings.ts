import type { Category } from '@/lib/blog/categories';
import type { Agent } from '@/lib/content/agents/agent';

type Image = Agent['image'];

/** The portrait and background of each category's covers and link cards. */
const drawings: Record<Category, Image> = {
  Business: { glyph: 'house', tint: 'sand' },
  AI: { glyph: 'puzzle', tint: 'sky' },
  Automation: { glyph: 'zap', tint: 'night' },
  Marketing: { glyph: 'camera', tint: 'brick' },
  'Case Studies': { glyph: 'book', tint: 'green' },
  'Business Strategy': { glyph: 'chart', tint: 'marigold' },
  'Customer Service': { glyph: 'headset', tint: 'green' },
  Manufacturing: { glyph: 'hammer', tint: 'sky' },
  Restaurant: { glyph: 'utensils', tint: 'brick' },
  'Industry Insights': { glyph: 'umbrella', tint: 'sage' },
  'Financial Planning': { glyph: 'calculator', tint: 'sage' },
  'Tool Reviews': { glyph: 'wrench', tint: 'sand' },
};

/** The drawing of the site, and of categories that no longer exist. */
export const siteDrawing: Image = { glyph: 'headset', tint: 'green' };

/** The drawing of a category. */
export const categoryDrawing = (category: string): Image =>
  Object.hasOwn(drawings, category) ? drawings[category as Category] : siteDrawing;
