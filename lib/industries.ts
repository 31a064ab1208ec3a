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
