import type { ScreenMails } from './screen';

/** What comes by e-mail during a trial of the bakery, whose order is that of its drawn chat. The subjects are those of our mails. */
export const trialMails: ScreenMails = [
  {
    at: 'Tue 10:02',
    subject: 'Your free trial: what happens next',
    words: 'A first draft of your agent has read your website.',
  },
  { at: 'Wed 17:10', subject: 'Your agent is live on your-bakery.ie', words: 'From now on it answers your customers.' },
  {
    at: 'Thu 19:40',
    subject: 'Order for Parnell Street Bakery: your agent took it down',
    words: 'Lemon cake for 12, Saturday 10:00, Daly',
    did: true,
  },
  {
    at: 'Sun 17:10',
    subject: 'One more day: the trial on your-bakery.ie',
    words: 'To keep it, just reply. If not, there’s nothing to do.',
  },
  { at: 'Mon 17:10', subject: 'Your agent on your-bakery.ie has stopped', words: 'Nothing was charged.' },
];
