import type { AtWork } from './agent';

/** Days and questions of the agents that work for trades and crafts. */
export const tradesAtWork = {
  'Electrician Expert AI': {
    day: [
      { time: '07:40', text: 'Moves a fuse-board job in Nenagh to Thursday, because the apprentice is out.' },
      { time: '11:15', text: 'Collects two photos and an Eircode for a car charger, and books the survey.' },
      { time: '18:50', text: 'Explains to a landlord what a periodic inspection covers and sends your price list.' },
      { time: '22:05', text: 'Hears “burning smell”, gives the safety steps and rings your on-call phone.' },
    ],
    questions: [
      {
        question: 'Half the sockets downstairs are dead. Is it urgent?',
        answer:
          'Is there any heat, smell or buzzing? If not, leave the tripped switch off and unplug what was running. I can put you in tomorrow between eight and ten.',
      },
      {
        question: 'Do I get a cert for the new board?',
        answer:
          'Yes. You get a completion certificate when the work is tested, and a copy by e-mail for your insurer or for a sale.',
      },
    ],
  },
  'Plumber Pro AI': {
    day: [
      { time: '07:00', text: 'Sends the day’s jobs as one list, in the order of the road.' },
      { time: '12:30', text: 'Books a boiler service in Gort beside the one already there on Wednesday.' },
      { time: '17:20', text: 'Follows up a quote for a bathroom that went quiet after a week.' },
      { time: '02:10', text: 'Walks a woman to her stopcock, then wakes the fitter who is on call.' },
    ],
    questions: [
      {
        question: 'There is water coming through the ceiling. What do I do first?',
        answer:
          'Turn off the stopcock: it is usually under the kitchen sink, clockwise to close. Keep away from lights that are wet. I am ringing our fitter now. What is your Eircode?',
      },
      {
        question: 'How often should an oil boiler be serviced?',
        answer:
          'Once a year is what makers ask for, and most warranties depend on it. When was yours done last? I can offer you a morning next week.',
      },
    ],
  },
  'Auto Mechanic AI': {
    day: [
      { time: '08:10', text: 'Texts two owners that their cars are up on the ramp.' },
      { time: '10:45', text: 'Gets approval for new front pads before the wheel goes back on.' },
      { time: '16:30', text: 'Tells an owner that the car is ready and what it came to.' },
      { time: '21:25', text: 'Books a pre-NCT check with registration, mileage and the test date.' },
    ],
    questions: [
      {
        question: 'My NCT is on Friday week. Can you look it over before?',
        answer:
          'We can. A pre-NCT check takes about an hour and leaves you time for repairs. Would Monday at nine suit? I need the registration.',
      },
      {
        question: 'The engine light came on. Can I keep driving?',
        answer:
          'If it is flashing or red, please stop when it is safe and ring us. If it is steady and amber, one of our mechanics will ring you today before you plan a long drive. What is your number?',
      },
    ],
  },
  'Home Improvement AI': {
    day: [
      { time: '08:30', text: 'Rearranges two site visits so that both Ennis houses are on one morning.' },
      { time: '13:05', text: 'Asks a couple for room sizes, photos and a budget range for a kitchen.' },
      { time: '16:00', text: 'Follows up four quotes that are a week old, politely and once.' },
      { time: '20:40', text: 'Explains your lead time for windows and what happens on survey day.' },
    ],
    questions: [
      {
        question: 'Is there still a grant for insulation?',
        answer:
          'Grants change, so I will not quote one from memory. The SEAI website has the current list. Our surveyor knows which of them your house could qualify for. Shall I book a visit?',
      },
      {
        question: 'How long would new windows take?',
        answer:
          'At the moment it is the lead time on our site from survey to fitting, and fitting a three-bed house takes about two days. How many windows are there?',
      },
    ],
  },
  'Cleaning Service AI': {
    day: [
      { time: '06:45', text: 'Swaps a cleaner who rang in sick and tells the client who is coming.' },
      { time: '11:30', text: 'Prices an end-of-tenancy clean from rooms, oven and windows.' },
      { time: '15:10', text: 'Asks last week’s new clients how it went. One says the shower; you get that.' },
      { time: '19:55', text: 'Takes down alarm and key instructions, and keeps them out of the e-mail.' },
    ],
    questions: [
      {
        question: 'Do you bring your own products?',
        answer:
          'We do, and a vacuum. If somebody in the house is sensitive to scent, say so and we bring the unscented ones.',
      },
      {
        question: 'Can I skip next week?',
        answer:
          'You can. With two days’ notice there is no charge. Shall I keep your Tuesday at ten for the week after?',
      },
    ],
  },
  'Bespoke Solutions AI': {
    day: [
      { time: '07:15', text: 'Checks tomorrow’s scaffold orders against the yard’s stock list.' },
      { time: '10:20', text: 'Finds two sites on one road and puts them on the same lorry.' },
      { time: '14:45', text: 'Reminds a site manager that his hire ends on Friday, and extends it.' },
      { time: '18:30', text: 'Leaves you one question: a customer wants a price for a shape you have not built.' },
    ],
    questions: [
      {
        question: 'Our members renew by paper form. Could it do that?',
        answer:
          'It can take the renewal by e-mail or on the website, check that nothing is missing, and hand your office one list a day. The form itself can stay.',
      },
      {
        question: 'What if our system is fifteen years old?',
        answer:
          'Then we look at it first. If it can export a file, that is often enough. If it cannot, we say so before you pay anything.',
      },
    ],
  },
} satisfies Record<string, AtWork>;
