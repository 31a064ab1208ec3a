import { type ClaimId, claims } from '@/lib/content/claims';

export const aiCalling = {
  eyebrow: 'Coming soon',
  title: 'The phone, answered before the third ring',
  lead: 'The AI Calling Agent picks up, listens, books and writes down what was said. It is not on sale yet: we want it right before it meets a caller.',
  request: { label: 'Request a demo', href: '/contact?topic=demo' },
};

export const discount = {
  title: 'For current clients at launch',
  text: 'the upfront fee. If you are a client on the day it launches, the price is yours without asking. Nothing to sign now.',
};

/** A call as it will sound, written by us. */
export const exampleCall = {
  title: 'A call at ten past nine in the evening',
  note: 'Written by us, to show how it is meant to sound.',
  lines: [
    { who: 'Agent', text: 'Kilbane Heating, good evening. I am the AI assistant here. How can I help?' },
    { who: 'Caller', text: 'Hiya, the heating is gone altogether and there is a baby in the house.' },
    { who: 'Agent', text: 'I am sorry, that is no night for it. Is the boiler showing any light or number?' },
    { who: 'Caller', text: 'A red light. Nothing else.' },
    {
      who: 'Agent',
      text: 'Thank you. I am ringing our fitter on call now and he has your number. What is your Eircode?',
    },
  ],
};

export const callingPoints = {
  title: 'What it will do, and what it will not',
  columns: ['It will', 'It will not'],
  rows: [
    {
      label: 'Picking up',
      cells: ['Answer at any hour, several calls at once', 'Ring people who did not ask to be rung'],
    },
    {
      label: 'Saying what it is',
      cells: ['Tell every caller at the start that it is an AI', 'Pretend to be a person, even if asked nicely'],
    },
    { label: 'Accent', cells: ['Speak with an Irish one if you choose it', 'Imitate you or anybody you employ'] },
    { label: 'Bookings', cells: ['Write into the same calendar as the chat', 'Promise a time that is not free'] },
    {
      label: 'Emergencies',
      cells: ['Put the call through to your on-call phone', 'Give medical, legal or gas-safety advice'],
    },
    { label: 'Recording', cells: ['Keep a written note of what was agreed', 'Record without telling the caller'] },
  ],
} as const;

export const callingQuestions = {
  title: 'Fair questions',
  items: [
    {
      question: 'When is it out?',
      answer:
        'When it handles a bad line, a strong accent and two people talking at once as well as a good receptionist would. We give no date that we might have to break.',
    },
    {
      question: 'Can I keep my number?',
      answer:
        'Yes. You forward calls to it: always, when busy, or after six rings. Taking it away again is one setting on your phone.',
    },
    {
      question: 'What will it cost?',
      answer: `The price is published here before it goes on sale. What we can say today: clients get ${claims.callingDiscount.display} the upfront fee at launch.`,
    },
    {
      question: 'What can I do in the meantime?',
      answer:
        'Let an agent answer the website, e-mail and social messages. What it learns about your business is what the calling agent will start with.',
    },
  ],
};

export const callingClosing = {
  title: 'Start with the messages, add the phone',
  text: `Try an agent for ${claims.trialDays.display}. If you stay, the calling agent costs you less on the day it comes.`,
  link: aiCalling.request,
};

export const callingMarked: readonly ClaimId[] = ['callingDiscount'];
export const callingClaims: readonly ClaimId[] = ['callingDiscount', 'irishAccent', 'availability', 'trialDays'];
