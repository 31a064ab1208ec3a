import { describe, expect, it } from 'vitest';
import { type RequestKind, requestKinds, takenRequestSchema } from '@/lib/agent/requests/taken-request';
import type { BusinessType } from '@/lib/industries';
import { answerSiteOf } from '../../../support/answer-sites';
import { replyOf } from '../../../support/reply-of';

const NAME = 'Ann Roe';
const CONTACT = '086 111 2222';
const BOTH = `${NAME} ${CONTACT}`;

/** What a customer says, and the slots of the request in the end, besides name and number. */
const conversations: Record<RequestKind, [BusinessType, string[], Record<string, string>]> = {
  booking: ['restaurant', ['table for four friday 7pm', BOTH], { people: 'four', day: 'friday', time: '7pm' }],
  callback: [
    'auto-repair',
    ['can somebody ring me back', 'tomorrow after 4 about my deposit', BOTH],
    { day: 'tomorrow', time: 'after 4', reason: 'about my deposit' },
  ],
  complaint: ['restaurant', ['the soup was horrible and nobody cared', BOTH], {}],
  emergency: [
    'electrician',
    ['sparks coming out of the socket', BOTH, '9 Oak Road, Naas'],
    { address: '9 Oak Road, Naas' },
  ],
  lost: ['restaurant', ['i left my scarf there', BOTH], {}],
  order: [
    'restaurant',
    ['i want to order a lemon cake for saturday', 'for twenty people', BOTH],
    { item: 'a lemon cake', quantity: 'twenty', day: 'saturday' },
  ],
  consultation: [
    'plumber',
    ['can i book a consultation', 'monday', 'morning', NAME, 'ann@roe.ie'],
    { day: 'monday', time: 'morning', email: 'ann@roe.ie' },
  ],
  demo: [
    'plumber',
    ['could i see a demo', 'monday', 'afternoon', NAME, 'ann@roe.ie'],
    { day: 'monday', time: 'afternoon', email: 'ann@roe.ie' },
  ],
};

describe('takenRequestSchema', () => {
  it.each(requestKinds)('reads a finished request of the kind %s, with its slots', async (kind) => {
    const [business, said, slots] = conversations[kind];
    const isOurs = kind === 'consultation' || kind === 'demo';
    const site = answerSiteOf(business);
    const reply = await replyOf(site, said.at(-1) ?? '', said.slice(0, -1), isOurs ? 'meeting' : 'booking');
    const stored: unknown = JSON.parse(JSON.stringify(reply.request));
    expect(takenRequestSchema.parse(stored)).toMatchObject({
      kind,
      slots: { name: NAME, ...(!isOurs && { contact: CONTACT }), ...slots },
    });
  });

  it.each([
    ['an unknown kind', { kind: 'prize' }],
    ['an unknown slot', { slots: { iban: 'IE29' } }],
    ['a slot of no length', { slots: { name: ' ' } }],
    ['a slot that is too long', { slots: { name: 'x'.repeat(101) } }],
    ['what is missing', { missing: 'name' }],
  ])('refuses %s', (_what, change) => {
    expect(takenRequestSchema.safeParse({ kind: 'lost', asked: 'I lost it', slots: {}, ...change }).success).toBe(
      false,
    );
  });
});
