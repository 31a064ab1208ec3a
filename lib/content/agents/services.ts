import type { AgentEntry } from './agent';

/** The second ten of the catalogue. */
export const moreAgents: readonly AgentEntry[] = [
  {
    name: 'Accountant AI',
    niche: 'Accountants and bookkeepers',
    image: { glyph: 'calculator', tint: 'green' },
    description: 'Chases the missing invoices, and answers “when is it due?” for the hundredth time.',
    features: [
      'Knows the filing dates you give it',
      'Asks clients for missing documents by name',
      'Books year-end and payroll meetings',
      'Explains your packages',
      'Tells sole traders what to bring',
    ],
    popularity: 'Tax Season',
    benefit: 'October becomes a month with evenings in it.',
    example: {
      question: 'What do you still need from me for the return?',
      answer:
        'Two things: the bank statement for June and the receipt for the van. You can photograph both and send them here.',
    },
    handsOver: 'Tax advice and anything from Revenue with a date on it.',
  },
  {
    name: 'Home Improvement AI',
    niche: 'Builders, kitchens, windows, insulation',
    image: { glyph: 'hammer', tint: 'brick' },
    description: 'Finds out what the job is, before anyone drives an hour to look at it.',
    features: [
      'Asks room, measurements and budget range',
      'Collects photos and drawings',
      'Explains your lead times',
      'Books site visits by county',
      'Follows up on quotes after a week',
    ],
    popularity: '',
    benefit: 'You visit the jobs you want, and every quote gets its follow-up.',
    example: {
      question: 'Roughly what would a small extension cost?',
      answer:
        'That depends on size, ground and finish, so I will not guess a price. If you send the measurements and two photos, our estimator can ring you tomorrow with a range.',
    },
    handsOver: 'Prices, structural questions and anything about planning permission.',
  },
  {
    name: 'Insurance Agent AI',
    niche: 'Insurance brokers',
    image: { glyph: 'umbrella', tint: 'night' },
    description: 'Collects everything a quote needs in one sitting, and reminds before renewal.',
    features: [
      'Asks the questions of each class of cover',
      'Checks documents for what is missing',
      'Reminds clients ahead of renewal',
      'Takes first notice of a claim',
      'Books a call with a qualified adviser',
    ],
    popularity: '',
    benefit: 'Advisers advise; the forms fill themselves in beforehand.',
    example: {
      question: 'Someone ran into my van. What now?',
      answer:
        'First, is everyone all right? I will take the details for the claim now: where and when it happened, and the other driver’s registration. It takes about five minutes.',
    },
    handsOver: 'Advice and recommendations: only your qualified people give them.',
  },
  {
    name: 'Travel Agent AI',
    niche: 'Travel agents and tour operators',
    image: { glyph: 'plane', tint: 'marigold' },
    description: 'Turns “somewhere warm in May” into three trips worth talking about.',
    features: [
      'Asks dates, budget, airport and who is coming',
      'Searches your own offers',
      'Explains baggage and transfer rules',
      'Answers questions while clients are away',
      'Reminds them of passports and balances',
    ],
    popularity: 'Rising Star',
    benefit: 'Enquiries made at midnight have an answer by breakfast.',
    example: {
      question: 'Two adults, two children, a week in July from Shannon?',
      answer:
        'We have three from Shannon that week with a pool and self-catering. What would you like to spend in all, and how old are the children?',
    },
    handsOver: 'Payments, visas, and trouble on the road.',
  },
  {
    name: 'Pet Care AI',
    niche: 'Vets, groomers and kennels',
    image: { glyph: 'paw', tint: 'brick' },
    description: 'Books the groom, the jab and the kennel, and knows when to say “come in now”.',
    features: [
      'Books by animal, size and treatment',
      'Checks vaccination before boarding',
      'Asks the urgent questions in order',
      'Reminds owners of boosters',
      'Sends aftercare notes',
    ],
    popularity: '',
    benefit: 'The desk is calm, even on a bank-holiday Friday.',
    example: {
      question: 'My dog ate a bar of dark chocolate. Is that bad?',
      answer:
        'It can be. I am ringing the vet on duty now. What does your dog weigh, how much was it, and when did it happen?',
    },
    handsOver: 'Anything that sounds urgent, straight to the vet on duty.',
  },
  {
    name: 'Photography AI',
    niche: 'Photographers and studios',
    image: { glyph: 'camera', tint: 'night' },
    description: 'Checks your dates and explains your packages while you are behind the camera.',
    features: [
      'Checks dates against your calendar',
      'Explains packages, albums and usage',
      'Takes the details of the day',
      'Sends contract and deposit link',
      'Collects the must-have shots',
    ],
    popularity: '',
    benefit: 'Couples who write on Saturday do not wait until Tuesday.',
    example: {
      question: 'Are you free on the second Saturday of August?',
      answer:
        'That Saturday is free. May I ask where the ceremony is, and roughly how many guests? Then I can tell you which package fits.',
    },
    handsOver: 'Special prices and commercial licences.',
  },
  {
    name: 'Cleaning Service AI',
    niche: 'Domestic and office cleaning',
    image: { glyph: 'spray', tint: 'green' },
    description: 'Prices a clean from rooms and extras, and keeps the rota honest.',
    features: [
      'Prices by rooms, extras and frequency',
      'Books one-off and weekly cleans',
      'Takes alarm and key instructions safely',
      'Swaps cleaners when one is sick',
      'Asks how it went',
    ],
    popularity: '',
    benefit: 'Quotes leave in a minute, and Monday’s rota is right on Friday.',
    example: {
      question: 'Three-bed house, end of tenancy, next Thursday?',
      answer:
        'We can do Thursday from nine. With the oven and the inside of the windows it takes two people about five hours. Shall I send you the price?',
    },
    handsOver: 'Damage, lost keys and complaints.',
  },
  {
    name: 'Tutoring AI',
    niche: 'Grinds, schools and training',
    image: { glyph: 'book', tint: 'marigold' },
    description: 'Matches students and tutors, and keeps parents in the picture.',
    features: [
      'Asks subject, level and exam year',
      'Matches tutor and timetable',
      'Books and moves lessons',
      'Sends parents a note after each lesson',
      'Explains courses and fees',
    ],
    popularity: '',
    benefit: 'More teaching, less texting.',
    example: {
      question: 'Do you have higher-level maths for sixth year?',
      answer: 'We do, on Mondays and Wednesdays after school and online on Saturdays. Which topics are giving trouble?',
    },
    handsOver: 'Anything about a child’s welfare.',
  },
  {
    name: 'Business Consultant AI',
    niche: 'Consultants and coaches',
    image: { glyph: 'chart', tint: 'night' },
    description: 'Finds out whether you can help before it fills your diary.',
    features: [
      'Asks about size, problem and timing',
      'Books discovery calls that fit',
      'Sends your case notes and rates',
      'Prepares a one-page brief before each call',
      'Follows up on proposals',
    ],
    popularity: '',
    benefit: 'Every first call is with someone you can help, and you know why they came.',
    example: {
      question: 'We are twelve people and drowning in admin. Is that something you do?',
      answer:
        'It is. Two questions so that the call is useful: where does most of the time go, and have you tried to fix it before?',
    },
    handsOver: 'Fees beyond your rate card, and scope.',
  },
  {
    name: 'Bespoke Solutions AI',
    niche: 'Work that fits no badge',
    image: { glyph: 'puzzle', tint: 'marigold' },
    description: 'Built around a process of your own: parts, permits, deliveries, members, whatever it is you do.',
    features: [
      'A workshop to map the process',
      'Connections to the systems you use',
      'Its own tests, written with you',
      'More than one channel or language',
      'A named person at our end',
    ],
    popularity: 'Unlimited',
    benefit: 'The job you thought nobody could take off your hands.',
    example: {
      question: 'We rent scaffolding. Could it check stock and book a lorry?',
      answer:
        'If your stock list and the lorry diary can be read by software, yes. We would map it with you first and tell you honestly if it is not worth it.',
    },
    handsOver: 'Whatever you decide. It is written down before we start.',
  },
];
