import { plural } from '@/lib/text/plural';

/** The numbers of a day or a week by their names in lib/agents/numbers, each with what it means; `isPart`: of the number above. */
const list = [
  {
    key: 'conversations',
    name: 'Conversations',
    definition: 'In which a customer wrote. Your own tests and deleted conversations are not counted.',
  },
  {
    key: 'questions',
    name: 'Questions',
    definition: 'Messages your agent took as a question about the business. Greetings and booking details don’t count.',
  },
  {
    key: 'answered',
    name: 'Answered',
    definition: 'With lines from your website, or as you taught it.',
    isPart: true,
  },
  {
    key: 'nearest',
    name: 'Nearest shown',
    definition: 'No plain answer: it showed the nearest lines on the website, and said so.',
    isPart: true,
  },
  {
    key: 'silent',
    name: 'Not answered',
    definition: 'The website doesn’t say, and nobody had taught it.',
    isPart: true,
  },
  {
    key: 'requests',
    name: 'Requests',
    definition: 'Bookings, call-backs, complaints and the like that it took down. Where they stand now:',
  },
  { key: 'open', name: 'Not decided yet', definition: 'They’re waiting for you on Today.', isPart: true },
  { key: 'accepted', name: 'Accepted', definition: 'At the time asked for, or another.', isPart: true },
  {
    key: 'answeredRequests',
    name: 'Dealt with',
    definition: 'Call-backs, complaints and lost property.',
    isPart: true,
  },
  { key: 'declined', name: 'Declined', definition: 'By you.', isPart: true },
  { key: 'cancelled', name: 'Cancelled', definition: 'By you, after you had accepted them.', isPart: true },
  { key: 'withdrawn', name: 'Withdrawn', definition: 'By the customer.', isPart: true },
  {
    key: 'takenOver',
    name: 'Taken over',
    definition: 'Conversations one of you wrote in.',
  },
] as const;

/** Words of the owner's pages about their days: Today, the diary, the week. */
export const agentDay = {
  numbers: {
    list: list as readonly ((typeof list)[number] & { isPart?: true })[],
    median: {
      name: 'Typical wait for a person',
      definition:
        'The median: from a customer’s first unanswered message to the moment one of you wrote. Half the answers were quicker.',
      none: '–',
    },
  },
  today: {
    title: 'Today',
    /** What waits, in one sentence. */
    waits: ({ requests, waiting, questions }: { requests: number; waiting: number; questions: number }): string => {
      const parts = [
        waiting > 0 ? `${plural(waiting, 'customer')} waiting for a person` : '',
        requests > 0 ? `${plural(requests, 'request')} waiting for you` : '',
        questions > 0 ? `${plural(questions, 'unanswered question')}` : '',
      ].filter(Boolean);
      const last = parts.pop();
      if (!last) return 'Nothing is waiting for you.';
      return parts.length > 0 ? `${parts.join(', ')} and ${last}.` : `${last}.`;
    },
    none: 'When a customer asks for a booking or a call back, wants a person, or asks something your website doesn’t say, it’s here.',
    quiet: 'Nobody has written to your agent yet. Try it yourself, or put its link where your customers are.',
    requests: 'Requests',
    waiting: 'Waiting for a person',
    allWaiting: 'Everyone waiting',
    questions: 'Questions without an answer',
    allQuestions: 'All questions without an answer',
    decided: 'Decided today',
    diary: 'In the diary today',
    nothingOn: 'Nothing.',
    toDiary: 'Diary',
    yesterday: 'Yesterday',
    nobody: 'Nobody wrote.',
    toWeek: 'The week, and what each number means',
  },
  diary: {
    title: 'Diary',
    lead: 'What you have accepted, by day.',
    empty: 'Nothing is coming up. Bookings appear here once you’ve accepted them.',
    wholeDay: 'No time set',
    erased: 'The customer’s conversation has been deleted, so nobody is told if you change this.',
    change: 'Change',
    undated: 'No date read',
    undatedText: 'We couldn’t tell the day from the customer’s words. Set it, and the customer is told.',
    before: 'The last 30 days',
    ahead: 'Coming up',
    cancelled: 'Recently cancelled',
    today: 'Today',
    tomorrow: 'Tomorrow',
  },
  calendar: {
    title: 'In your own calendar',
    text: 'Subscribe to this address in Google Calendar, Outlook or Apple Calendar. What you accept, move or cancel shows up there as often as your calendar checks.',
    label: 'Your calendar address',
    secret:
      'Anyone who has it sees the bookings with names, but no telephone numbers. It’s yours alone: colleagues have their own.',
    make: 'Make a calendar address',
    open: 'Open it on this device',
    renew: 'Make a new one',
    renewText: 'The old address stops working at once.',
    made: 'This is your new calendar address. An earlier one has stopped working.',
    entry: (path: string) => `Open it: ${path}`,
    said: (words: string) => `In the customer’s words: ${words}`,
  },
  week: {
    title: 'Your week',
    of: (first: string, last: string) => `${first} to ${last}`,
    earlier: 'The week before',
    later: 'The week after',
    running: 'It isn’t over yet.',
    nobody: 'Nobody wrote that week.',
    numbers: 'In numbers',
    days: 'Conversations a day',
    asked: 'Most asked',
    noneAsked: 'No question was asked by two customers.',
    open: 'Couldn’t answer',
    noneOpen: 'It had an answer to everything.',
    teach: 'Teach the answers',
    changes: 'Changes on your website',
    pages: 'The pages',
    note: 'You get this by e-mail every Monday at 8 in the morning.',
  },
};
