import { describe, expect, test } from 'vitest';
import { fieldErrors } from '@/lib/forms/form-state';
import { noteSchema } from '@/lib/leads/admin-schema';
import { contactSchema, freeTrialSchema } from '@/lib/leads/schema';

const trial = { name: 'Áine', email: 'aine@bakery.ie', businessName: 'Bácús', businessUrl: '', industry: 'restaurant' };
const message = { name: '日本', email: 'a@b.ie', businessName: '', businessUrl: '', message: 'Hello\nthere' };

function errorsOf(schema: typeof freeTrialSchema | typeof contactSchema, input: object) {
  const parsed = schema.safeParse(input);
  return parsed.success ? {} : fieldErrors(parsed.error);
}

describe('freeTrialSchema', () => {
  test('keeps the note about a website only if its box is ticked', () => {
    const note = 'bakery.ie leaves these open:\n- Do you deliver?';
    expect(freeTrialSchema.parse({ ...trial, note }).message).toBeUndefined();
    expect(freeTrialSchema.parse({ ...trial, note, sendNote: 'on' }).message).toBe(note);
    expect(freeTrialSchema.parse({ ...trial, note: ' ', sendNote: 'on' }).message).toBeUndefined();
  });

  test('accepts and trims ordinary input', () => {
    expect(freeTrialSchema.parse({ ...trial, name: '  Áine Ní Shé ' })).toEqual({
      name: 'Áine Ní Shé',
      email: 'aine@bakery.ie',
      businessName: 'Bácús',
      businessUrl: undefined,
      industry: 'restaurant',
    });
  });

  test('reports every required field, also if it is missing from the form', () => {
    const expected = ['businessName', 'email', 'industry', 'name'];
    for (const input of [{ name: ' ', email: '', businessName: '', industry: '' }, {}]) {
      const errors = errorsOf(freeTrialSchema, input);
      expect(Object.keys(errors).sort()).toEqual(expected);
      for (const text of Object.values(errors)) expect(text).toMatch(/^(Enter|Choose) /);
    }
  });

  test.each(['mary', 'mary@', '@example.ie', 'a b@example.ie', 'a@b', 'a@b.ie\nBcc: x@y.ie'])(
    'rejects the address %j',
    (email) => {
      expect(errorsOf(freeTrialSchema, { ...trial, email }).email).toBeTruthy();
    },
  );

  test.each([
    ["o'brien+shop@bakery.ie"],
    ['o&b@bakery.ie'],
    ['orders/2026@sub-domain.bakery.co.uk'],
    ['.nora..b.@bakery.ie'],
    ['{shop}#1@123.ie'],
    ['nora@bäckerei.de', 'nora@xn--bckerei-5wa.de'],
    ['nora@bäckerei。de', 'nora@xn--bckerei-5wa.de'],
    ['иван@президент.рф', undefined],
    ['ivan@президент.рф', 'ivan@xn--d1abbgf6aiiy.xn--p1ai'],
    ['\u2068nora@bakery.ie\u2069', 'nora@bakery.ie'],
    ['no\u00adra@bak\u200dery.ie\ufeff', 'nora@bakery.ie'],
  ])('takes the address %j, with an international domain as Punycode', (email, stored = email) => {
    if (email === 'иван@президент.рф') expect(errorsOf(freeTrialSchema, { ...trial, email }).email).toBeTruthy();
    else expect(freeTrialSchema.parse({ ...trial, email }).email).toBe(stored);
  });

  test.each([
    ['bakery.ie', 'https://bakery.ie'],
    ['http://bakery.ie/menu', 'http://bakery.ie/menu'],
    ['bakery.ie:8080', 'https://bakery.ie:8080'],
    ['bakery.ie:8080/shop?x=1#y', 'https://bakery.ie:8080/shop?x=1#y'],
    ['HTTPS://Bakery.ie', 'HTTPS://Bakery.ie'],
    ['bäckerei.de', 'https://bäckerei.de'],
    ['президент.рф', 'https://президент.рф'],
    ['my_shop.example.com', 'https://my_shop.example.com'],
    ['bakery.ie.', 'https://bakery.ie.'],
    ['203.0.113.7:81', 'https://203.0.113.7:81'],
    ['medium.com/@bakery', 'https://medium.com/@bakery'],
    ['\u200ebakery\u200b.ie\u2069', 'https://bakery.ie'],
    ['[2001:db8::1]:8080/x', 'https://[2001:db8::1]:8080/x'],
    ['', undefined],
  ])('understands the website %j', (given, stored) => {
    expect(freeTrialSchema.parse({ ...trial, businessUrl: given }).businessUrl).toBe(stored);
  });

  test.each([
    ['+353 (0)87 123-4567', '+353 (0)87 123-4567'],
    ['\u202a+353 87 123 4567\u202c', '+353 87 123 4567'],
    ['\u2068087 123 4567\u2069', '087 123 4567'],
    ['087\u200b1234\u00ad567\u200d', '0871234567'],
    ['087–123−4567', '087-123-4567'],
    ['087‑123—4567', '087-123-4567'],
    ['087\u00a0123\u20094567', '087 123 4567'],
    ['０８７ １２３ ４５６７', '087 123 4567'],
    ['٠٨٧ ١٢٣ ٤٥٦٧', '087 123 4567'],
    ['۰۸۷۱۲۳۴۵۶۷', '0871234567'],
    ['०८७ १२३ ४५६७', '087 123 4567'],
    ['087·123•4567', '087-123-4567'],
    ['087_123~4567', '087-123-4567'],
    ['01 234 5678 ext. 12', '01 234 5678 ext. 12'],
    ['01 234 5678 x12', '01 234 5678 x12'],
    ['01 234 5678#12', '01 234 5678#12'],
    ['+35312345678;ext=12', '+35312345678;ext=12'],
    ['tel:+353-1-234-5678', 'tel:+353-1-234-5678'],
    ['087 123 4567 (after six) or 01 234 5678', '087 123 4567 (after six) or 01 234 5678'],
    ['', undefined],
  ])('takes the telephone number %j', (phone, stored) => {
    expect(freeTrialSchema.parse({ ...trial, phone }).phone).toBe(stored);
  });

  test.each(['ring me', '123', '12 34 x 56', '087 12<b>34567', 'a1234567@b.ie', 'https://x.ie/1234567'])(
    'rejects the telephone number %j',
    (phone) => {
      expect(errorsOf(freeTrialSchema, { ...trial, phone }).phone).toContain('087 123 4567');
    },
  );

  test.each([
    ...['javascript:alert(1)', 'ftp://bakery.ie', 'not a site', 'data:text/html,x', 'tel:123456', 'bakery.ie:99999'],
    ...['nora@bakery.ie', 'https://nora@bakery.ie', 'https://nora:pw@bakery.ie', 'mailto:nora@bakery.ie', 'bakery'],
    'bakery.ie;',
    '"bakery.ie"',
    '.bakery.ie',
    "bakery.ie'",
  ])('rejects the website %j', (businessUrl) => {
    expect(errorsOf(freeTrialSchema, { ...trial, businessUrl }).businessUrl).toBeTruthy();
  });

  test('rejects line breaks and overlong text in single-line fields', () => {
    expect(errorsOf(freeTrialSchema, { ...trial, name: 'a\r\nBcc: x' }).name).toBeTruthy();
    expect(errorsOf(freeTrialSchema, { ...trial, businessName: 'x'.repeat(161) }).businessName).toBeTruthy();
    expect(errorsOf(freeTrialSchema, { ...trial, industry: 'constructor' }).industry).toBeTruthy();
  });
});

describe('name field', () => {
  test.each(['Ó Súilleabháin', '日本', 'Mary-Kate O’Brien', '3D'])('accepts %s', (name) => {
    expect(freeTrialSchema.parse({ ...trial, name, businessName: name })).toMatchObject({ name, businessName: name });
  });

  test.each(['—', '...', '\u200b', '\u2028'])('rejects %j', (name) => {
    expect(errorsOf(freeTrialSchema, { ...trial, name }).name).toBe('Enter your name.');
  });

  test('normalises accents to one Unicode form', () => {
    expect(freeTrialSchema.parse({ ...trial, name: 'Sea\u0301n' }).name).toBe('Se\u00e1n');
  });

  test.each([
    ['\u202eMary\u202c\u0000 \u007fByrne\u2062', 'Mary Byrne'],
    ['Mary\tByrne\u{e0041}', 'Mary Byrne'],
    ['\u3164\u115fMary\u200d', 'Mary'],
    ['👩‍🍳 Ann ❤️', '👩‍🍳 Ann ❤️'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} 1️⃣',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} 1️⃣',
    ],
    ['می‌خواهم', 'می‌خواهم'],
    ['क्‍ष', 'क्‍ष'],
  ])('keeps of %j what somebody can see', (name, stored) => {
    expect(freeTrialSchema.parse({ ...trial, name }).name).toBe(stored);
  });

  test('rejects every Unicode line separator', () => {
    for (const separator of ['\n', '\v', '\u0085', '\u2028', '\u2029'])
      expect(errorsOf(freeTrialSchema, { ...trial, name: `a${separator}b` }).name).toBe(
        'Please write this on one line.',
      );
  });
});

describe('contactSchema', () => {
  test('requires name, e-mail and message only', () => {
    expect(contactSchema.parse(message)).toMatchObject({ name: '日本', message: 'Hello\nthere' });
    expect(Object.keys(errorsOf(contactSchema, {})).sort()).toEqual(['email', 'message', 'name']);
  });

  test.each([
    ['demo', 'demo'],
    ['', 'contact'],
    ['no-such-topic', 'contact'],
    [undefined, 'contact'],
  ])('takes the topic %j for a lead of the kind %s', (topic, kind) => {
    expect(contactSchema.parse({ ...message, topic }).kind).toBe(kind);
  });

  test('accepts a message of at most 5,000 characters', () => {
    expect(errorsOf(contactSchema, { ...message, message: 'x'.repeat(5000) })).toEqual({});
    expect(errorsOf(contactSchema, { ...message, message: 'x'.repeat(5001) }).message).toContain('5,000');
  });

  test('counts a line break as one character and removes characters that cannot be stored', () => {
    const lines = `${'x'.repeat(99)}\r\n`.repeat(50);
    expect(contactSchema.parse({ ...message, message: `${lines}` }).message).toHaveLength(4999);
    expect(contactSchema.parse({ ...message, message: 'a\0b\x1b\tc\r\nd\re' }).message).toBe('ab\tc\nd\ne');
  });

  test('removes lone surrogates, which the database cannot store', () => {
    const half = 'a\ud83db';
    expect(contactSchema.parse({ ...message, name: half, message: half })).toMatchObject({ name: 'ab', message: 'ab' });
  });

  test('rejects a message without letters or digits', () => {
    for (const empty of ['', ' \n ', '\0', '?!', undefined])
      expect(errorsOf(contactSchema, { ...message, message: empty }).message).toMatch(/^Tell us /);
  });
});

test('noteSchema › keeps line breaks and removes characters that cannot be stored', () => {
  const parse = (note: string) => noteSchema.safeParse({ id: '6e0e2cbe-6f0c-4cf2-8d0c-3a3c6a3fd0a1', note });
  expect(parse(' Rang.\r\nCalls\0 back.\ud83d ').data?.note).toBe('Rang.\nCalls back.');
  expect(parse('\0 \n').error?.issues[0]?.message).toBe('Enter a note.');
  expect(parse('x'.repeat(5001)).error?.issues[0]?.message).toContain('5,000');
});
