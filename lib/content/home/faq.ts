import { spokenNames } from '@/lib/agent/languages/spoken';
import { agents } from '@/lib/content/agents/catalogue';
import { repeatedFigure as figure } from '@/lib/content/figures';

export type FaqItem = { question: string; answer: string };

export const faqTitle = 'Questions owners ask';

/** The twelve questions of the home page. Figures are tokens: see lib/content/figures.ts. */
export const faq: readonly FaqItem[] = [
  {
    question: 'What does an AI employee do?',
    answer:
      'It reads what customers write in the chat on your website, or at a link you share, and replies. It looks things up on your website, takes bookings, names and numbers, gives your prices, and passes on whatever it shouldn’t decide. Think of a good temp who has read everything you ever wrote down.',
  },
  {
    question: 'How long does it take?',
    answer: `A trial agent is live within ${figure('trialSetupTime')} of us getting your details, or tonight if you put it on your website yourself. A standard agent from the catalogue takes ${figure('standardSetupTime')} after onboarding, one that works with your booking system or quotes ${figure('industrySetupTime')}, and one built around a process of your own ${figure('bespokeSetupTime')}.`,
  },
  {
    question: 'What does it cost?',
    answer: `${figure('setupFee')} once for set-up and training, then ${figure('monthlyPrice')} a month. That’s ${figure('yearlyPrice')} a year, or ${figure('firstYearPrice')} in the first year including the set-up. There’s no charge per message.`,
  },
  {
    question: 'How does the free trial work?',
    answer: `Fill in the form: it takes two minutes and asks for no payment details. We set up the agent and tell you when it’s live. Or have your website read under “Meet your agent”, and put it live yourself. From then on you have ${figure('trialDays')}. The trial ends automatically and we charge nothing. If you want to keep going, tell us.`,
  },
  {
    question: 'What if I’m not happy?',
    answer: `Tell us within ${figure('guaranteeDays')} of going live and we refund the set-up fee and the first month. After that you can cancel at the end of any month. There’s no contract.`,
  },
  {
    question: 'Will customers know it’s an AI?',
    answer:
      'Yes. It says so at the start of every conversation, as the EU AI Act requires, and again if anyone asks. Anyone can ask for a person at any time: during your opening hours they get one, otherwise you get their number to ring back.',
  },
  {
    question: 'What if it doesn’t know?',
    answer:
      'It says so, takes the question and the contact details, and puts both on your list. You answer once, and from then on it knows. It’s built to ask you rather than guess, above all about prices, health, law and money.',
  },
  {
    question: 'Where does the data go?',
    answer:
      'Your conversations belong to you. You decide how long we keep them, you can read and delete them, and you get them all if you leave. We sign a data-processing agreement, as GDPR requires, that names every company that handles the data. Your conversations never train anyone else’s agent.',
  },
  {
    question: 'Does it sound Irish?',
    answer:
      'In writing, yes: your tone and your spelling, fadas included. The phone version, which is coming soon, will have an Irish accent if you like.',
  },
  {
    question: 'Which languages?',
    answer: `It gives hours and contact details and takes bookings in ${spokenNames()}. With a language model it can, according to the model’s maker, answer in ${figure('languages')} other languages. We test English and any other language that matters to your customers.`,
  },
  {
    question: 'Does it work with our systems?',
    answer:
      'It works with Google and Microsoft calendars: the bookings you accept appear there. It doesn’t see which times are free, so a booking is a request until you accept it. Booking systems and shops are connected by hand, where they can be. We’ll say how before you pay anything.',
  },
  {
    question: 'Is there one for my trade?',
    answer: `There are ${agents.length} agents in the catalogue, from plumbers to tutors, each prepared for its trade. If none fits, we build the bespoke one around what you do.`,
  },
];
