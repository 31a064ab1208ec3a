import { agents } from '@/lib/content/agents/catalogue';
import { claims, said } from '@/lib/content/claims';
import { setupTimes } from '@/lib/content/offer';
import { env } from '@/lib/env';

export type FaqItem = { question: string; answer: string };

export const faqTitle = 'Questions owners ask us';

/** The twelve questions of the home page. */
export const faq: readonly FaqItem[] = [
  {
    question: 'What does an AI employee do, in plain words?',
    answer:
      'It reads what customers write to you on your website, by e-mail and on social media, and answers. It looks things up in your own documents, books appointments, takes the details of a lead, sends your price list, and passes to you what it should not decide. Think of a good temp who has read everything you ever wrote down.',
  },
  {
    question: 'How long does it take to set up?',
    answer: `A trial agent is live within ${setupTimes.trial} of your details reaching us. A standard agent from the catalogue takes ${setupTimes.standard} after onboarding, one that works with your booking system or quotes ${setupTimes.industry}, and one built around a process of your own ${setupTimes.bespoke}.`,
  },
  {
    question: 'What does it cost?',
    answer: `${claims.setupFee.display} once for set-up and training, then ${claims.monthlyPrice.display} a month, both ${env.priceVatNote}. That is ${claims.yearlyPrice.display} a year, or ${claims.firstYearPrice.display} in the first year with the set-up. There is no charge per message.`,
  },
  {
    question: 'How does the free trial work?',
    answer: `Fill in the form; it takes two minutes and asks for no payment details. We set up the agent and tell you when it is live. From then you have ${claims.trialDays.display}. The trial ends by itself and nothing is charged. If you want to go on, you tell us.`,
  },
  {
    question: 'What if I am not happy with it?',
    answer: `Tell us within ${claims.guaranteeDays.display} of going live and we return the set-up fee and the first month. After that you can cancel at the end of any month. There is no contract to buy yourself out of.`,
  },
  {
    question: 'Will my customers know that it is an AI?',
    answer:
      'Yes. It says so at the start of every conversation, as the EU AI Act asks, and again if anybody wonders. Anyone can ask for a person at any time and gets one in your opening hours, or a call back.',
  },
  {
    question: 'What happens when it does not know the answer?',
    answer:
      'It says so, takes the question and the contact details, and puts both on your list. You answer once; from then on it knows. It is set up to prefer “I will ask” over a guess, above all with prices, health, law and money.',
  },
  {
    question: 'Where does our customers’ data go?',
    answer:
      'Conversations are kept for you, as your data. You decide how long, you can read and delete them, and you get them all if you leave. We sign a data-processing agreement with you, as GDPR asks, which names every company that touches the data. Your conversations train nobody else’s agent.',
  },
  {
    question: 'Does it sound Irish?',
    answer:
      'In writing it uses your tone and your spelling, fadas included. The AI Calling Agent, which is coming soon, can speak with an Irish accent if you want it to.',
  },
  {
    question: 'Which languages does it speak?',
    answer: `English first, and it can answer in ${said('languages')} others by the account of the model’s maker. We test English, and any language you name that matters to your customers, before it goes live in it.`,
  },
  {
    question: 'Does it work with the systems we have?',
    answer:
      'It works with Google and Microsoft calendars and with booking systems and shops that offer a connection. If yours does not, it can collect the booking and send it to you complete. We tell you which of the two it will be before you pay anything.',
  },
  {
    question: 'Is there one for my trade?',
    answer: `There are ${agents.length} agents in the catalogue, from plumbers to tutors, each prepared for its trade before it learns your business. If none fits, the bespoke one is built around what you do.`,
  },
];
