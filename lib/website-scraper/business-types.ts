import type { BusinessType } from '@/lib/industries';

/** Each business type with its label and the CSS selectors that usually match the content that matters. */
export const businessFocus: Record<BusinessType, { label: string; selectors: readonly string[] }> = {
  restaurant: {
    label: 'Restaurant',
    selectors: ['.menu', '#menu', '.menu-item', '.opening-hours', '.reservations', '.allergens', '.location'],
  },
  plumber: {
    label: 'Plumber',
    selectors: ['.services', '.emergency', '.call-out', '.pricing', '.areas', '.boiler', '.contact'],
  },
  dentist: {
    label: 'Dentist',
    selectors: ['.treatments', '.services', '.fees', '.team', '.opening-hours', '.appointments', '.insurance'],
  },
  'hair-salon': {
    label: 'Hair salon',
    selectors: ['.services', '.price-list', '.pricing', '.stylists', '.team', '.booking', '.opening-hours'],
  },
  electrician: {
    label: 'Electrician',
    selectors: ['.services', '.emergency', '.certifications', '.pricing', '.areas', '.testimonials', '.contact'],
  },
  accounting: {
    label: 'Accounting',
    selectors: ['.services', '.tax', '.payroll', '.fees', '.team', '.resources', '.contact'],
  },
  fitness: {
    label: 'Fitness',
    selectors: ['.classes', '.timetable', '.membership', '.pricing', '.trainers', '.facilities', '.opening-hours'],
  },
  'auto-repair': {
    label: 'Auto repair',
    selectors: ['.services', '.nct', '.tyres', '.pricing', '.booking', '.warranty', '.opening-hours'],
  },
  'law-firm': {
    label: 'Law firm',
    selectors: ['.practice-areas', '.services', '.solicitors', '.team', '.fees', '.faq', '.contact'],
  },
  'real-estate': {
    label: 'Real estate',
    selectors: ['.properties', '.listings', '.valuations', '.lettings', '.services', '.team', '.contact'],
  },
  general: {
    label: 'General',
    selectors: ['main', '.services', '.about', '.pricing', '.faq', '.opening-hours', '.contact'],
  },
};
