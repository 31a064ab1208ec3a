import { figure, repeatedFigure } from '@/lib/content/figures';
import type { ScreenCall } from '@/lib/content/screens/screen';

export const aiCalling = {
  eyebrow: 'Coming soon',
  title: 'The phone, answered before the third ring',
  lead: 'The AI Calling Agent will pick up, listen, book and write down what was said. We’ll launch it when it’s good enough.',
  request: { label: 'Request a demo', href: '/contact?topic=phone' },
};

export const discount = {
  title: 'the upfront fee, for clients at launch',
  text: 'If you’re a client on launch day, you get that price without asking. There’s nothing to sign now.',
};

/** One call as it is meant to sound, written by us. */
export const exampleCall = {
  caption: 'An example of how a call should sound.',
  call: {
    from: 'Heating company, out of hours',
    time: '21:10',
    lines: [
      {
        at: '0:02',
        from: 'agent',
        text: 'Good evening, this is the heating company’s AI assistant. How can I help?',
      },
      { at: '0:09', from: 'customer', text: 'Hiya, the heating’s gone altogether and there’s a baby in the house.' },
      {
        at: '0:14',
        from: 'agent',
        text: 'I’m sorry, that’s no night for it. Is the boiler showing a light or a number?',
      },
      { at: '0:21', from: 'customer', text: 'A red light. Nothing else.' },
      {
        at: '0:24',
        from: 'agent',
        text: 'Thank you. I’ll put you through to the fitter on call now. First, what’s your Eircode?',
      },
    ],
  },
} satisfies { caption: string; call: ScreenCall };

export const callingPoints = {
  title: 'What it will do, and what it won’t',
  columns: ['It will', 'It won’t'],
  rows: [
    {
      label: 'Picking up',
      cells: ['Answer at any hour, several calls at once', 'Ring people who didn’t ask for a call'],
    },
    {
      label: 'Saying what it is',
      cells: ['Tell every caller at the start that it’s an AI', 'Pretend to be a person, even if asked nicely'],
    },
    { label: 'Accent', cells: ['Speak with an Irish accent if you choose it', 'Imitate you or anyone you employ'] },
    { label: 'Bookings', cells: ['Take booking requests, as the chat does', 'Promise a time you haven’t confirmed'] },
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
        'When it handles a bad line, a strong accent and two people talking at once as well as a good receptionist would.',
    },
    {
      question: 'Can I keep my number?',
      answer:
        'Yes. You’ll forward calls to it: always, when you’re busy, or when nobody picks up. Switching it off again will be one setting on your phone.',
    },
    {
      question: 'What will it cost?',
      answer: `We’ll publish the price here before it goes on sale. What we can say today: current clients get ${repeatedFigure('callingDiscount')} the upfront fee at launch.`,
    },
    {
      question: 'What can I do in the meantime?',
      answer:
        'Let an agent answer on your website. The calling agent will start with everything it learns about your business.',
    },
  ],
};

export const callingClosing = {
  title: 'Start with the messages, add the phone later',
  text: `Try an agent for ${figure('trialDays')}. If you’re a client when the calling agent launches, you get the launch discount.`,
};
