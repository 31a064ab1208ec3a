import { accountant } from './accountant';
import type { Agent } from './agent';
import { autoMechanic } from './auto-mechanic';
import { beautySalon } from './beauty-salon';
import { bespokeSolutions } from './bespoke-solutions';
import { businessConsultant } from './business-consultant';
import { cleaningService } from './cleaning-service';
import { customerService } from './customer-service';
import { dentalCare } from './dental-care';
import { electricianExpert } from './electrician-expert';
import { fitnessTrainer } from './fitness-trainer';
import { homeImprovement } from './home-improvement';
import { insuranceAgent } from './insurance-agent';
import { legalExpert } from './legal-expert';
import { petCare } from './pet-care';
import { photography } from './photography';
import { plumberPro } from './plumber-pro';
import { realEstate } from './real-estate';
import { restaurantExpert } from './restaurant-expert';
import { travelAgent } from './travel-agent';
import { tutoring } from './tutoring';

/** The catalogue: twenty agents in the order of their ids. */
export const agents: readonly Agent[] = [
  customerService,
  electricianExpert,
  plumberPro,
  restaurantExpert,
  beautySalon,
  autoMechanic,
  dentalCare,
  realEstate,
  legalExpert,
  fitnessTrainer,
  accountant,
  homeImprovement,
  insuranceAgent,
  travelAgent,
  petCare,
  photography,
  cleaningService,
  tutoring,
  businessConsultant,
  bespokeSolutions,
];

/** The agent whose page has this slug, if there is one. */
export function findAgent(slug: string): Agent | undefined {
  return agents.find((agent) => agent.slug === slug);
}
