import type { AgentEntry } from './agent';

/** The first ten of the catalogue. */
export const firstAgents: readonly AgentEntry[] = [
  {
    name: 'Customer Service AI',
    niche: 'Any business with customers',
    image: { glyph: 'headset', tint: 'green' },
    description: 'Answers the questions you answer every day: opening hours, orders, returns, where to park.',
    features: [
      'Answers from your own website and documents',
      'Looks up an order and says where it is',
      'Takes a complaint politely and in full',
      'Hands over to a person with the whole conversation',
      'Keeps a list of questions it could not answer',
    ],
    popularity: 'Must Have',
    benefit: 'Your team stops repeating itself and deals with the conversations that need a person.',
    example: {
      question: 'I ordered on Tuesday. Is it on the way?',
      answer:
        'It left us on Wednesday morning and is due tomorrow before six. Would you like the tracking link by text?',
    },
    handsOver: 'Refunds above your limit, and anyone who asks for a person.',
  },
  {
    name: 'Electrician Expert AI',
    niche: 'Electrical contractors',
    image: { glyph: 'zap', tint: 'marigold' },
    description: 'Sorts a dead socket from a dangerous one, and books the right visit for each.',
    features: [
      'Asks the safety questions first',
      'Tells an emergency from a next-week job',
      'Collects photos of the fuse board',
      'Books rewires, chargers and inspections by length',
      'Explains what a completion certificate is',
    ],
    popularity: 'High Demand',
    benefit: 'Call-outs arrive sorted by urgency, with the Eircode and photos already there.',
    example: {
      question: 'There is a burning smell from the fuse board. What do I do?',
      answer:
        'Switch off at the main switch if you can reach it safely and keep away from the board. I am ringing the on-call electrician now. What is your Eircode?',
    },
    handsOver: 'Anything with smoke, sparks or a shock goes straight to your on-call phone.',
  },
  {
    name: 'Plumber Pro AI',
    niche: 'Plumbing and heating',
    image: { glyph: 'wrench', tint: 'green' },
    description: 'Takes the burst-pipe call at two in the morning and the boiler service at lunch.',
    features: [
      'Walks people to their stopcock',
      'Asks for boiler make, age and fault code',
      'Books services by area, to save driving',
      'Quotes your call-out charge plainly',
      'Sends the day’s jobs as one list at seven',
    ],
    popularity: 'Most Popular',
    benefit: 'No call goes to voicemail while your hands are in a cylinder.',
    example: {
      question: 'No hot water and the boiler shows F28. Can someone come today?',
      answer:
        'F28 usually means the boiler cannot light. We have a slot between three and five today; the call-out charge is on our price list. Shall I book it, and what is your Eircode?',
    },
    handsOver: 'A smell of gas: it gives the emergency number first and rings you second.',
  },
  {
    name: 'Restaurant Expert AI',
    niche: 'Restaurants, cafés and pubs',
    image: { glyph: 'utensils', tint: 'brick' },
    description: 'Books tables, explains the menu, and knows which dishes hold which allergens.',
    features: [
      'Takes bookings to your table plan',
      'Answers from your allergen chart, never from memory',
      'Takes deposits for large parties by link',
      'Handles communion and Christmas menus',
      'Offers the next free time when you are full',
    ],
    popularity: 'Most Popular',
    benefit: 'The phone stops ringing in the middle of service, and tables still fill.',
    example: {
      question: 'Table for six on Saturday at eight? One of us is coeliac.',
      answer:
        'Saturday at eight is free for six. Nine of our mains are made without gluten; our allergen chart has the details, and the kitchen will have your note. Which name shall I book?',
    },
    handsOver: 'Severe allergies and private hire: the manager gets the conversation.',
  },
  {
    name: 'Beauty Salon AI',
    niche: 'Hair and beauty salons',
    image: { glyph: 'scissors', tint: 'marigold' },
    description: 'Fills the diary between clients, and reminds the ones who forget.',
    features: [
      'Books by treatment, stylist and length',
      'Asks about patch tests in good time',
      'Offers cancelled slots to the waiting list',
      'Reminds clients the day before',
      'Sells gift vouchers before Christmas',
    ],
    popularity: 'High Demand',
    benefit: 'Fewer gaps in the column, and nobody puts down the dryer to answer the phone.',
    example: {
      question: 'Can Aoife do a full head of colour on Friday?',
      answer:
        'Aoife has two and a half hours from eleven on Friday. Have you had a patch test with us in the last six months?',
    },
    handsOver: 'Reactions to a treatment, and anything about medication.',
  },
  {
    name: 'Auto Mechanic AI',
    niche: 'Garages and tyre centres',
    image: { glyph: 'car', tint: 'night' },
    description: 'Turns “it makes a noise” into a booking with the registration and the likely job.',
    features: [
      'Asks make, year, registration and mileage',
      'Books services, tyres and NCT checks',
      'Explains your menu prices',
      'Texts when the car is ready',
      'Chases approval for extra work',
    ],
    popularity: '',
    benefit: 'The ramp is planned the evening before, and customers know when to collect.',
    example: {
      question: 'How much is a full service on a 2016 Golf diesel?',
      answer:
        'Our full service for that engine is on the menu with oil and all filters. It takes about half a day. Would Tuesday or Thursday suit?',
    },
    handsOver: 'Brakes, steering and warning lights: a mechanic rings before the car is driven.',
  },
  {
    name: 'Dental Care AI',
    niche: 'Dental practices',
    image: { glyph: 'smile', tint: 'green' },
    description: 'Looks after the appointment book and calms a sore Sunday night.',
    features: [
      'Books check-ups, hygienist and emergencies by length',
      'Explains your fees and payment plans',
      'Asks about pain, swelling and bleeding in order',
      'Sends forms before the first visit',
      'Recalls patients who are due',
    ],
    popularity: 'High Demand',
    benefit: 'Reception looks after the patient at the desk instead of three on hold.',
    example: {
      question: 'My filling fell out and it hurts. Can I be seen today?',
      answer:
        'I am sorry to hear that. Is there any swelling in your face or fever? We keep two urgent times today, at half past twelve and five.',
    },
    handsOver: 'Clinical advice of any kind. It books, it does not diagnose.',
  },
  {
    name: 'Real Estate AI',
    niche: 'Estate and letting agents',
    image: { glyph: 'house', tint: 'night' },
    description: 'Answers every enquiry on a listing within minutes, and arranges the viewings.',
    features: [
      'Knows BER, size, charges and viewing times of each listing',
      'Asks buyers about funding and timing',
      'Groups viewings by area',
      'Collects tenants’ references',
      'Books valuations with sellers',
    ],
    popularity: '',
    benefit: 'The Sunday-night enquiries have an answer before Monday’s meeting.',
    example: {
      question: 'Is the house in Ennis still for sale, and what is the BER?',
      answer:
        'It is, and it has a B3 rating. There are viewings on Thursday at five and Saturday at eleven. Which suits you?',
    },
    handsOver: 'Offers and negotiation: your negotiator gets them at once.',
  },
  {
    name: 'Legal Expert AI',
    niche: 'Solicitors’ practices',
    image: { glyph: 'scale', tint: 'night' },
    description: 'Takes the first enquiry properly, so that the first meeting can start with the matter.',
    features: [
      'Asks which area of law and what deadline',
      'Collects names for the conflict check',
      'Explains how fees are quoted',
      'Books consultations with the right solicitor',
      'Lists the papers to bring',
    ],
    popularity: '',
    benefit: 'No new client is lost to a phone that rang out during court.',
    example: {
      question: 'I am buying my first house. What do you charge?',
      answer:
        'We quote a fixed fee for a purchase once we know the price and whether there is a mortgage. May I take those, and book twenty minutes with our conveyancing solicitor?',
    },
    handsOver: 'Legal advice, always. It gathers and books.',
  },
  {
    name: 'Fitness Trainer AI',
    niche: 'Gyms and personal trainers',
    image: { glyph: 'dumbbell', tint: 'brick' },
    description: 'Signs people up in January and keeps them coming in March.',
    features: [
      'Books classes and inductions',
      'Explains memberships without small print',
      'Asks about injuries before a first session',
      'Nudges members who have gone quiet',
      'Takes freezes and cancellations fairly',
    ],
    popularity: 'Rising Star',
    benefit: 'Trainers coach on the floor while the timetable fills itself.',
    example: {
      question: 'I have a bad knee. Is the Tuesday class all right for me?',
      answer:
        'Our trainer can adapt it, but let us check first: I can book you a ten-minute chat before the class. Does a quarter to six work?',
    },
    handsOver: 'Medical conditions, and members who are upset.',
  },
];
