import type { AtWork } from './agent';

/** Days and questions of the agents that work for shops, tables, chairs and classes. */
export const localsAtWork = {
  'Customer Service AI': {
    day: [
      { time: '08:55', text: 'Tells three people that the shop opens at nine and where to park.' },
      { time: '13:20', text: 'Finds a parcel, sees that it is stuck, and tells the customer before she asks twice.' },
      { time: '17:45', text: 'Takes a complaint in full and puts it on the manager’s desk with the order number.' },
      { time: '23:10', text: 'Explains the returns policy and sends the label.' },
    ],
    questions: [
      {
        question: 'Can I return something without the receipt?',
        answer:
          'If you paid by card we can usually find it. Tell me the day and roughly what it cost. Unworn items can come back within the time our returns policy gives.',
      },
      {
        question: 'Is there a real person I can talk to?',
        answer:
          'Yes. The shop is staffed until six and I can put you through now, or somebody rings you tomorrow from nine. Which would you like?',
      },
    ],
  },
  'Restaurant Expert AI': {
    day: [
      { time: '10:30', text: 'Confirms tonight’s tables and lets the waiting list have one that was cancelled.' },
      { time: '13:15', text: 'Answers the allergen question from your chart while the kitchen is flat out.' },
      { time: '19:40', text: 'Says you are full at eight and fills the table at half past nine.' },
      { time: '23:55', text: 'Takes a communion enquiry for twenty-two and sends the set menu.' },
    ],
    questions: [
      {
        question: 'Do you have high chairs, and can we bring a buggy?',
        answer:
          'We have four high chairs and there is a ramp at the side door. I will note both, so that you get a table with room. For how many?',
      },
      {
        question: 'We are running twenty minutes late. Is that all right?',
        answer:
          'Thanks for saying. I have told the floor, and your table is held. It is booked again at half past nine, so you have it until then.',
      },
    ],
  },
  'Beauty Salon AI': {
    day: [
      { time: '09:05', text: 'Offers a cancelled colour at two to the waiting list. The second one takes it.' },
      { time: '12:40', text: 'Books a patch test two days before a first tint.' },
      { time: '18:15', text: 'Reminds tomorrow’s clients, and moves one who had forgotten.' },
      { time: '22:30', text: 'Sells a gift voucher to a man who has just remembered.' },
    ],
    questions: [
      {
        question: 'How long does a balayage take?',
        answer:
          'About three hours with cut and blow-dry, longer on very dark hair. Have you colour in it now? Then I find you the right length of appointment.',
      },
      {
        question: 'I have to cancel tomorrow, sorry!',
        answer:
          'No harm done. Our notice period is a day, so there is no charge if I do it now. Shall I look for a new time, or leave it with you?',
      },
    ],
  },
  'Fitness Trainer AI': {
    day: [
      { time: '06:10', text: 'Gives the last place in the seven o’clock class to the first on the list.' },
      { time: '12:05', text: 'Explains the off-peak membership and books a tour for Saturday.' },
      { time: '17:30', text: 'Writes to six members who have not been in for three weeks. Two book a class.' },
      { time: '21:15', text: 'Freezes a membership for a broken wrist, by your rules.' },
    ],
    questions: [
      {
        question: 'Is there a joining fee?',
        answer:
          'No joining fee on the monthly plan. You pay the first month and the deposit for the fob. Would you like to see the place first?',
      },
      {
        question: 'I have not trained in ten years. Where do I start?',
        answer:
          'With an induction: forty minutes with a trainer, nobody watching. Two questions first: any injuries, and what would you like to be able to do?',
      },
    ],
  },
  'Pet Care AI': {
    day: [
      { time: '08:20', text: 'Books four boosters that fell due this week.' },
      { time: '11:50', text: 'Asks a boarding client for the vaccination card before the bank holiday.' },
      { time: '16:40', text: 'Sends the aftercare note for a spaniel that came home from surgery.' },
      { time: '20:25', text: 'Hears “cannot breathe well”, stops booking, and rings the vet on duty.' },
    ],
    questions: [
      {
        question: 'How much is a full groom for a cockapoo?',
        answer:
          'It goes by size and coat, so I give you the range from our list and the groomer confirms it when she sees him. Is he used to being groomed?',
      },
      {
        question: 'Can my cat stay with you for the August weekend?',
        answer:
          'There are two places left in the cattery. I need her vaccination date and whether she takes medicine. Shall I hold one until tomorrow evening?',
      },
    ],
  },
  'Tutoring AI': {
    day: [
      { time: '09:30', text: 'Moves a lesson that clashes with a match, with the tutor’s agreement.' },
      { time: '14:00', text: 'Matches a Junior Cycle student who needs Irish with a tutor who has Thursdays.' },
      { time: '18:45', text: 'Sends parents a two-line note after each lesson.' },
      { time: '22:20', text: 'Explains the Easter revision course and takes a deposit by link.' },
    ],
    questions: [
      {
        question: 'Is it one to one or in a group?',
        answer:
          'Both. One to one is by the hour, groups are never more than six. For the orals most students like one to one. Which exam year is it?',
      },
      {
        question: 'Can we have the lesson notes sent to us both?',
        answer:
          'Certainly. Give me the second e-mail address, and I send the note after each lesson to the two of you.',
      },
    ],
  },
} satisfies Record<string, AtWork>;
