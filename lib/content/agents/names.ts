/** The twenty names, in the order of the catalogue. */
export const agentNames = [
  'Customer Service AI',
  'Electrician Expert AI',
  'Plumber Pro AI',
  'Restaurant Expert AI',
  'Beauty Salon AI',
  'Auto Mechanic AI',
  'Dental Care AI',
  'Real Estate AI',
  'Legal Expert AI',
  'Fitness Trainer AI',
  'Accountant AI',
  'Home Improvement AI',
  'Insurance Agent AI',
  'Travel Agent AI',
  'Pet Care AI',
  'Photography AI',
  'Cleaning Service AI',
  'Tutoring AI',
  'Business Consultant AI',
  'Bespoke Solutions AI',
] as const;

export type AgentName = (typeof agentNames)[number];
