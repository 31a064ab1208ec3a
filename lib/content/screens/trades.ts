import type { Agent, Exchange } from '@/lib/content/agents/agent';
import { agentPage } from '@/lib/content/pages/agent';
import type { ScreenBusiness, ScreenChat } from './screen';

/** `times` are those of the example, and of the two further questions; `emergency` is what the top of the website says at any hour. */
type Trade = Omit<ScreenBusiness, 'status'> & { times: readonly [string, string, string]; emergency?: string };

/** A made-up business for each agent of the catalogue, by slug: its website, three of its prices, and hours of the shift. */
const trades: Readonly<Record<string, Trade>> = {
  'customer-service-ai': {
    times: ['21:40', '23:10', '17:40'],
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
    times: ['22:05', '20:40', '18:15'],
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
    times: ['06:40', '02:10', '19:15'],
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
    times: ['23:20', '16:10', '19:10'],
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
    times: ['21:35', '19:20', '18:10'],
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
    times: ['19:20', '21:25', '07:45'],
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
    times: ['06:50', '20:10', '18:30'],
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
    times: ['20:15', '18:50', '08:20'],
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
    times: ['19:40', '21:05', '17:50'],
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
    times: ['22:30', '21:20', '05:50'],
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
    times: ['22:40', '19:05', '07:55'],
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
    times: ['21:50', '18:25', '20:40'],
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
    times: ['18:45', '08:10', '20:25'],
    name: 'Your Broker',
    address: 'your-broker.ie',
    list: {
      title: 'Cover',
      lines: [
        ['Van', 'Quoted'],
        ['Shop and stock', 'Quoted'],
        ['Claims', 'Day and night'],
      ],
    },
    hours: [['Mon–Fri', '9:00–17:30']],
  },
  'travel-agent-ai': {
    times: ['21:15', '18:40', '05:35'],
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
    times: ['23:05', '19:30', '20:50'],
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
    times: ['22:20', '19:45', '07:50'],
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
    hours: [['By appointment', '']],
  },
  'cleaning-service-ai': {
    times: ['20:30', '19:10', '21:45'],
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
    times: ['21:50', '22:40', '21:15'],
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
    times: ['20:05', '18:10', '22:30'],
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
    times: ['19:30', '18:20', '21:40'],
    name: 'Your Hire Company',
    address: 'your-hire.ie',
    list: {
      title: 'Hire, a week',
      lines: [
        ['Scaffold tower', '€85'],
        ['Mixer', '€60'],
        ['Delivery', '€40'],
      ],
    },
    hours: [['Mon–Fri', '7:30–17:00']],
  },
};

const CLOSED = 'Closed';

/** A made-up business of the agent's trade. */
function businessOf(agent: Agent): ({ business: ScreenBusiness } & Pick<Trade, 'times'>) | undefined {
  const trade = trades[agent.slug];
  if (!trade) return undefined;
  const { times, emergency, ...business } = trade;
  return { business: { ...business, status: emergency ?? CLOSED }, times };
}

/** The website and the chat of an agent's drawn screen: the example conversation of the catalogue, in that trade. */
export function tradeScreen(agent: Agent): { business: ScreenBusiness; chat: ScreenChat } | undefined {
  const trade = businessOf(agent);
  if (!trade) return undefined;
  return {
    business: trade.business,
    chat: {
      time: trade.times[0],
      lines: [
        { from: 'agent', text: agentPage.greeting },
        { from: 'customer', text: agent.example.question },
        { from: 'agent', text: agent.example.answer },
      ],
    },
  };
}

function minutesSinceNoon(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return ((hours + 12) % 24) * 60 + minutes;
}

/** What three customers wrote between an afternoon and the next morning, in order, with the website of that business. */
export function tradeEvening(
  agent: Agent,
): { business: ScreenBusiness; scenes: readonly (Exchange & { at: string })[] } | undefined {
  const trade = businessOf(agent);
  if (!trade) return undefined;
  const scenes = [agent.example, ...agent.questions].map((exchange, at) => ({
    ...exchange,
    at: trade.times[at] ?? '',
  }));
  const { business } = trade;
  const hours = business.hours.map((line) => line.join(' ').trim()).join(', ');
  return {
    // Its hours instead of "Closed": some evenings begin before it closes.
    business: business.status === CLOSED ? { ...business, status: hours, hours: [] } : business,
    scenes: scenes.toSorted((a, b) => minutesSinceNoon(a.at) - minutesSinceNoon(b.at)),
  };
}

/** The address of a website of the agent's trade, as an example: plumber.ie. */
export const tradeWebsite = (agent: Agent): string => trades[agent.slug]?.address.replace('your-', '') ?? '';
