import type { Agent, AgentEvent, Conversation } from '@/lib/content/agents/agent';
import { findAgent } from '@/lib/content/agents/catalogue';
import { agentPage } from '@/lib/content/pages/agent';
import type { ScreenBusiness, ScreenChat } from './screen';

/** `emergency` is what the top of the website says at any hour. */
type Trade = Omit<ScreenBusiness, 'status'> & { emergency?: string };

/** A made-up business for each agent of the catalogue, by slug: its website and three of its prices. */
const trades: Readonly<Record<string, Trade>> = {
  'customer-service-ai': {
    name: 'The Wool Shop',
    address: 'your-shop.ie',
    list: {
      title: 'In the shop',
      lines: [
        ['Merino, 50 g', '€6.90'],
        ['Knitting needles', '€8.50'],
        ['Delivery', '€4.95'],
      ],
    },
    hours: [['Mon–Sat', '9:00–18:00']],
  },
  'electrician-expert-ai': {
    emergency: 'Emergencies: 020 914 0187',
    name: 'Your Electrician',
    address: 'your-electrician.ie',
    list: {
      title: 'Our prices',
      lines: [
        ['Call-out, first hour', '€90'],
        ['New socket', '€75'],
        ['Fuse board check', '€120'],
      ],
    },
    hours: [['Mon–Fri', '8:00–17:00']],
  },
  'plumber-pro-ai': {
    emergency: 'Emergencies: 020 915 0123',
    name: 'Your Plumber',
    address: 'your-plumber.ie',
    list: {
      title: 'Our prices',
      lines: [
        ['Call-out, first hour', '€95'],
        ['Boiler service', '€110'],
        ['New tap, fitted', '€140'],
      ],
    },
    hours: [['Mon–Fri', '8:00–17:30']],
  },
  'restaurant-expert-ai': {
    name: 'The Harbour Table',
    address: 'your-restaurant.ie',
    list: {
      title: 'This evening',
      lines: [
        ['Chowder', '€9.50'],
        ['Hake, new potatoes', '€24'],
        ['Rhubarb fool', '€8'],
      ],
    },
    hours: [['Wed–Sun', '17:00–21:30']],
  },
  'beauty-salon-ai': {
    name: 'Salon on Main Street',
    address: 'your-salon.ie',
    list: {
      title: 'Prices',
      lines: [
        ['Cut and finish', '€48'],
        ['Half head of colour', '€95'],
        ['Patch test', 'Free'],
      ],
    },
    hours: [['Tue–Sat', '9:00–18:00']],
  },
  'auto-mechanic-ai': {
    name: 'Bridge Street Garage',
    address: 'your-garage.ie',
    list: {
      title: 'Price menu',
      lines: [
        ['Full service, diesel', '€240'],
        ['Timing belt', 'from €390'],
        ['Pre-NCT check', '€45'],
      ],
    },
    hours: [['Mon–Fri', '8:30–17:30']],
  },
  'dental-care-ai': {
    emergency: 'Out of hours: 020 917 0160',
    name: 'Your Dental Practice',
    address: 'your-dentist.ie',
    list: {
      title: 'Fees',
      lines: [
        ['Check-up', '€55'],
        ['Filling', 'from €95'],
        ['Hygienist', '€70'],
      ],
    },
    hours: [['Mon–Fri', '9:00–17:30']],
  },
  'real-estate-ai': {
    name: 'Your Estate Agent',
    address: 'your-agent.ie',
    list: {
      title: 'For sale and to let',
      lines: [
        ['Three-bed, Ennis, B3', '€285,000'],
        ['Two-bed apartment', '€1,350 a month'],
        ['Valuation', 'Free'],
      ],
    },
    hours: [['Mon–Fri', '9:30–17:30']],
  },
  'legal-expert-ai': {
    name: 'Your Solicitors',
    address: 'your-solicitors.ie',
    list: {
      title: 'Fixed fees',
      lines: [
        ['First meeting', '€120'],
        ['Simple will', '€180'],
        ['House purchase', 'Quoted'],
      ],
    },
    hours: [['Mon–Fri', '9:15–17:00']],
  },
  'fitness-trainer-ai': {
    name: 'Your Gym',
    address: 'your-gym.ie',
    list: {
      title: 'Membership',
      lines: [
        ['Monthly', '€42'],
        ['Ten classes', '€95'],
        ['Trainer, one hour', '€50'],
      ],
    },
    hours: [['Mon–Sat', '6:30–21:00']],
  },
  'accountant-ai': {
    name: 'Your Accountants',
    address: 'your-accountants.ie',
    list: {
      title: 'Fees',
      lines: [
        ['Sole trader return', 'from €350'],
        ['Monthly payroll', 'from €40'],
        ['First meeting', 'Free'],
      ],
    },
    hours: [['Mon–Fri', '9:00–17:00']],
  },
  'home-improvement-ai': {
    name: 'Your Builder',
    address: 'your-builder.ie',
    list: {
      title: 'What we do',
      lines: [
        ['Site visit and quote', 'Free'],
        ['Attic insulation', 'from €1,400'],
        ['Kitchen, fitted', 'Quoted'],
      ],
    },
    hours: [['Mon–Fri', '8:00–17:00']],
  },
  'insurance-agent-ai': {
    emergency: 'Claims, day and night: 020 918 0155',
    name: 'Your Broker',
    address: 'your-broker.ie',
    list: {
      title: 'Cover, a year',
      lines: [
        ['Van', 'from €480'],
        ['Shop and stock', 'from €350'],
        ['Review of your policies', 'Free'],
      ],
    },
    hours: [['Mon–Fri', '9:00–17:30']],
  },
  'travel-agent-ai': {
    name: 'Your Travel Agent',
    address: 'your-travel.ie',
    list: {
      title: 'From Shannon',
      lines: [
        ['Lanzarote, 7 nights', 'from €540'],
        ['Algarve, 7 nights', 'from €610'],
        ['Deposit', '€100'],
      ],
    },
    hours: [['Mon–Sat', '9:30–17:30']],
  },
  'pet-care-ai': {
    emergency: 'Emergencies: 020 916 0144',
    name: 'Your Vets',
    address: 'your-vets.ie',
    list: {
      title: 'Fees',
      lines: [
        ['Consultation', '€55'],
        ['Vaccination', '€65'],
        ['Full groom', 'from €50'],
      ],
    },
    hours: [['Mon–Sat', '9:00–18:00']],
  },
  'photography-ai': {
    name: 'Your Photographer',
    address: 'your-photographer.ie',
    list: {
      title: 'Packages',
      lines: [
        ['Half day', '€950'],
        ['Full day', '€1,600'],
        ['Family portrait', '€180'],
      ],
    },
    hours: [['Tue–Sat', '10:00–17:00']],
  },
  'cleaning-service-ai': {
    name: 'Your Cleaners',
    address: 'your-cleaners.ie',
    list: {
      title: 'Prices',
      lines: [
        ['Regular, an hour', '€22'],
        ['End of tenancy', 'from €220'],
        ['Oven', '€60'],
      ],
    },
    hours: [['Mon–Sat', '8:00–18:00']],
  },
  'tutoring-ai': {
    name: 'Your Grinds School',
    address: 'your-grinds.ie',
    list: {
      title: 'Grinds',
      lines: [
        ['Maths, one hour', '€40'],
        ['Small group', '€20'],
        ['Easter course', '€180'],
      ],
    },
    hours: [['Mon–Sat', '15:00–21:00']],
  },
  'business-consultant-ai': {
    name: 'Your Consultants',
    address: 'your-consultants.ie',
    list: {
      title: 'How we work',
      lines: [
        ['First call', 'Free'],
        ['One-day review', '€900'],
        ['Follow-up day', '€750'],
      ],
    },
    hours: [['Mon–Fri', '9:00–17:00']],
  },
  'bespoke-solutions-ai': {
    name: 'Your Hire Company',
    address: 'your-hire.ie',
    list: {
      title: 'Hire',
      lines: [
        ['Scaffold tower, a week', '€85'],
        ['Mixer, a week', '€60'],
        ['Delivery', '€40'],
      ],
    },
    hours: [['Mon–Fri', '7:30–17:00']],
  },
};

/** A made-up business of the agent's trade. */
function businessOf(agent: Agent): ScreenBusiness | undefined {
  const trade = trades[agent.slug];
  if (!trade) return undefined;
  const { emergency, ...business } = trade;
  return { ...business, status: emergency ?? 'Closed' };
}

const isConversation = (event: AgentEvent): event is Conversation => 'question' in event;

const isMorning = ({ at }: AgentEvent): boolean => at < '12:00';

/** What three customers wrote between an evening and the next morning, in order, with the website of that business. */
export function tradeEvening(agent: Agent): { business: ScreenBusiness; scenes: readonly Conversation[] } | undefined {
  const business = businessOf(agent);
  if (!business) return undefined;
  const conversations = agent.events.filter(isConversation);
  const inOrder = conversations.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return { business, scenes: [...inOrder.filter((one) => !isMorning(one)), ...inOrder.filter(isMorning)] };
}

/** The website and the chat of an agent's drawn screen: the last conversation of its evening. */
export function tradeScreen(agent: Agent): { business: ScreenBusiness; chat: ScreenChat } | undefined {
  const evening = tradeEvening(agent);
  const last = evening?.scenes.at(-1);
  if (!evening || !last) return undefined;
  return {
    business: evening.business,
    chat: {
      time: last.at,
      lines: [
        { from: 'agent', text: agentPage.greeting },
        { from: 'customer', text: last.question },
        { from: 'agent', text: last.answer },
      ],
    },
  };
}

/** The lines of an agent's day on the job. */
export const tradeDay = (agent: Agent): { time: string; text: string }[] =>
  agent.events.flatMap(({ at, done }) => (done === undefined ? [] : { time: at, text: done }));

/** The conversation of an agent at an hour, for the other pages that show it; throws if there is none. */
export function conversationAt(slug: string, at: string): Conversation {
  const found = findAgent(slug)
    ?.events.filter(isConversation)
    .find((event) => event.at === at);
  if (!found) throw new Error(`No conversation of ${slug} at ${at}`);
  return found;
}

/** The address of a website of the agent's trade, as an example: plumber.ie. */
export const tradeWebsite = (agent: Agent): string => trades[agent.slug]?.address.replace('your-', '') ?? '';
