import type { AtWork } from './agent';

/** Days and questions of the agents that work for practices and advisers. */
export const clientsAtWork = {
  'Dental Care AI': {
    day: [
      { time: '08:35', text: 'Fills the nine o’clock that cancelled overnight from the short-notice list.' },
      { time: '11:00', text: 'Sends the medical history form to tomorrow’s three new patients.' },
      { time: '16:20', text: 'Recalls patients who are seven months from their last check-up.' },
      { time: '21:40', text: 'Asks about pain and swelling in order, and holds the first urgent time.' },
    ],
    questions: [
      {
        question: 'Do you take medical cards?',
        answer:
          'We do, for the examination and treatments the scheme covers. Bring the card and photo ID. Shall I book the examination first?',
      },
      {
        question: 'What does a crown cost?',
        answer:
          'Our fee list has the range, and the dentist gives you a written estimate after the examination, before anything starts. Would you like to come in for one?',
      },
    ],
  },
  'Real Estate AI': {
    day: [
      { time: '08:45', text: 'Confirms Saturday’s viewings and closes the gap between two of them.' },
      { time: '12:15', text: 'Answers nine enquiries on a new listing, and notes who is sale-agreed elsewhere.' },
      { time: '17:05', text: 'Reminds a tenant which references are still missing.' },
      { time: '22:50', text: 'Books a valuation in Kilrush for a seller who writes late.' },
    ],
    questions: [
      {
        question: 'What are the management fees on the apartment?',
        answer:
          'The yearly charge is on the listing and covers insurance, bins and the lift. I can send you the last statement. Are you buying to live there?',
      },
      {
        question: 'Has anybody made an offer?',
        answer:
          'Our negotiator answers that one, so that everybody hears the same. I have asked her to ring you today. Which hours suit?',
      },
    ],
  },
  'Legal Expert AI': {
    day: [
      { time: '09:10', text: 'Takes the names on both sides of a sale, ready for the conflict check.' },
      { time: '12:50', text: 'Books a will with the solicitor who does them, and lists what to bring.' },
      { time: '16:35', text: 'Tells a client that the contract arrived and who is reading it.' },
      { time: '21:05', text: 'Hears that a deadline falls tomorrow, and rings the partner’s mobile.' },
    ],
    questions: [
      {
        question: 'Somebody has served papers on me. What do I do?',
        answer:
          'Papers carry deadlines, so a solicitor should see them at once. When did you get them, and which court is on the first page? Please do not reply to them yet.',
      },
      {
        question: 'How much for a simple will?',
        answer:
          'We have a fixed fee for a straightforward will, and it is on our fee page. If there is a farm, a business or a second family it needs a conversation first. Shall I book one?',
      },
    ],
  },
  'Accountant AI': {
    day: [
      { time: '09:00', text: 'Asks seven clients for the one document each that is still missing.' },
      { time: '13:30', text: 'Books a payroll set-up with a café that is taking on its first two people.' },
      { time: '17:15', text: 'Explains to a sole trader which package covers VAT returns.' },
      { time: '20:45', text: 'Files eleven photographed receipts under the right client, and doubts one.' },
    ],
    questions: [
      {
        question: 'When is my return due?',
        answer:
          'The date we hold for you is in your client letter, and we ask for the papers six weeks before. Two things are missing on our side. Shall I list them?',
      },
      {
        question: 'I got a letter from Revenue.',
        answer:
          'Please photograph all pages and send them here. If there is a date on it I put it in front of your accountant today, and she rings you.',
      },
    ],
  },
  'Insurance Agent AI': {
    day: [
      { time: '08:50', text: 'Asks a haulier for the two driver details that hold up his quote.' },
      { time: '12:00', text: 'Reminds clients whose cover renews in four weeks.' },
      { time: '15:25', text: 'Takes first notice of a burst tank, with photos, and opens the claim.' },
      { time: '19:35', text: 'Books a call with a qualified adviser about income protection.' },
    ],
    questions: [
      {
        question: 'Does my policy cover tools left in the van?',
        answer:
          'That depends on the wording, and I do not guess at wordings. I have your policy number here; an adviser can read it with you at half past two or at four.',
      },
      {
        question: 'My renewal went up. Why?',
        answer:
          'I will ask your adviser to go through it with you and look at the alternatives. Has anything changed since last year: address, drivers, mileage?',
      },
    ],
  },
  'Travel Agent AI': {
    day: [
      { time: '09:45', text: 'Reminds a family that one passport runs out before they fly.' },
      { time: '13:40', text: 'Finds three self-catering weeks from Cork, within the budget that was named.' },
      { time: '18:20', text: 'Chases four balances that fall due on Friday.' },
      { time: '23:30', text: 'Answers from the hotel lobby in Faro: yes, the transfer is at six.' },
    ],
    questions: [
      {
        question: 'What hand baggage do we get?',
        answer:
          'It goes by your fare, and yours has one small bag each. I can send you the sizes and what a larger bag costs. Are you travelling with a baby?',
      },
      {
        question: 'Our flight was cancelled. What now?',
        answer:
          'I am sorry. I have rung the agent on duty with your booking and she calls you back. Please keep the message from the airline and any receipts.',
      },
    ],
  },
  'Photography AI': {
    day: [
      { time: '10:10', text: 'Checks a June date against your calendar and holds it for a week.' },
      { time: '14:25', text: 'Explains to a bakery what usage rights come with product shots.' },
      { time: '18:05', text: 'Sends contract and deposit link to the couple who said yes.' },
      { time: '22:15', text: 'Collects the names for the group pictures, granny first.' },
    ],
    questions: [
      {
        question: 'When do we get the pictures?',
        answer:
          'A first set within a week, the full gallery in the time our contract gives. If you need one for the thank-you cards sooner, say which.',
      },
      {
        question: 'Do you do passport photos for a baby?',
        answer:
          'We do, without an appointment before noon. Bring a plain white blanket and a fed baby, and it takes ten minutes.',
      },
    ],
  },
  'Business Consultant AI': {
    day: [
      { time: '08:15', text: 'Sends you a page on the two people you meet today: size, problem, what they tried.' },
      { time: '12:25', text: 'Tells a student kindly that you do not do placements.' },
      { time: '16:10', text: 'Follows up a proposal that was due an answer on Monday.' },
      { time: '21:50', text: 'Books a discovery call with a manufacturer in Tullamore.' },
    ],
    questions: [
      {
        question: 'What does a day of your time cost?',
        answer:
          'The day rate is on the rate card, which I can send now. Most work starts with a half-day to see whether there is a job to do. What is the problem?',
      },
      {
        question: 'Have you worked with family businesses?',
        answer:
          'Yes, and there are notes on three of them that I may share. Is it about handing over, growing, or something that is stuck?',
      },
    ],
  },
} satisfies Record<string, AtWork>;
