import { expect, test } from 'vitest';
import { offer } from '@/lib/content/offer';
import { bakeryChat, bakeryEvening } from '@/lib/content/screens/bakery';
import { trialMails } from '@/lib/content/screens/trial-mails';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const dayOf = (subject: RegExp) =>
  DAYS.indexOf(trialMails.find((mail) => subject.test(mail.subject))?.at.slice(0, 3) ?? '');

test('e-mails of a drawn trial last as long as a trial, and tell the order of the bakery’s evening', () => {
  expect((dayOf(/has stopped/) - dayOf(/is live/) + 7) % 7).toBe(offer.trialDays);
  expect((dayOf(/has stopped/) - dayOf(/One more day/) + 7) % 7).toBe(1);
  const order = trialMails.find(({ did }) => did);
  expect(order?.at).toContain(bakeryChat.time);
  const scene = bakeryEvening.find(({ at }) => at === bakeryChat.time);
  expect(scene?.kind === 'message' && scene.said.toLowerCase()).toContain(order?.words.toLowerCase());
});
