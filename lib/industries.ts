import { type AgentName, agentNames } from '@/lib/content/agents/names';

/** The industries of the free-trial form, in its order: value and label. */
export const industries = {
  restaurant: 'Restaurant / Food Service',
  salon: 'Salon / Beauty',
  retail: 'Retail / E-commerce',
  healthcare: 'Healthcare / Medical',
  professional: 'Professional Services',
  automotive: 'Automotive',
  construction: 'Construction / Trades',
  education: 'Education / Training',
  other: 'Other',
} as const;

export type Industry = keyof typeof industries;

export const industryValues = Object.keys(industries) as [Industry, ...Industry[]];

/** The business types that the website scraper knows. */
export const businessTypes = [
  'restaurant',
  'plumber',
  'dentist',
  'hair-salon',
  'electrician',
  'accounting',
  'fitness',
  'auto-repair',
  'law-firm',
  'real-estate',
  'general',
] as const;

export type BusinessType = (typeof businessTypes)[number];

/**
 * The one mapping that joins the three lists: agents and business types each belong to an industry of the trial form. A
 * missing or unknown name on any side does not compile.
 */
export const industryOfAgent: Record<AgentName, Industry> = {
  'Customer Service AI': 'retail',
  'Electrician Expert AI': 'construction',
  'Plumber Pro AI': 'construction',
  'Restaurant Expert AI': 'restaurant',
  'Beauty Salon AI': 'salon',
  'Auto Mechanic AI': 'automotive',
  'Dental Care AI': 'healthcare',
  'Real Estate AI': 'professional',
  'Legal Expert AI': 'professional',
  'Fitness Trainer AI': 'other',
  'Accountant AI': 'professional',
  'Home Improvement AI': 'construction',
  'Insurance Agent AI': 'professional',
  'Travel Agent AI': 'other',
  'Pet Care AI': 'other',
  'Photography AI': 'other',
  'Cleaning Service AI': 'other',
  'Tutoring AI': 'education',
  'Business Consultant AI': 'professional',
  'Bespoke Solutions AI': 'other',
};

/** The agent that serves each business type best; its industry follows from the agent. */
export const agentOfBusinessType: Record<BusinessType, AgentName> = {
  restaurant: 'Restaurant Expert AI',
  plumber: 'Plumber Pro AI',
  dentist: 'Dental Care AI',
  'hair-salon': 'Beauty Salon AI',
  electrician: 'Electrician Expert AI',
  accounting: 'Accountant AI',
  fitness: 'Fitness Trainer AI',
  'auto-repair': 'Auto Mechanic AI',
  'law-firm': 'Legal Expert AI',
  'real-estate': 'Real Estate AI',
  general: 'Bespoke Solutions AI',
};

/** The industry of the trial form that a business type of the scraper belongs to. */
export function industryOfBusinessType(type: BusinessType): Industry {
  return industryOfAgent[agentOfBusinessType[type]];
}

/** The agents of an industry, in the order of the catalogue. */
export function agentsOfIndustry(industry: Industry): readonly AgentName[] {
  return agentNames.filter((name) => industryOfAgent[name] === industry);
}
