import { describe, expect, test } from 'vitest';
import { findPhones, readPhoneLink } from '@/lib/reader/facts/stated/phones';

const numbersIn = (text: string, country = 'IE') => findPhones(text, country).map(({ number }) => number);

describe('findPhones', () => {
  test.each([
    ['01 234 5678', ['+35312345678']],
    ['(021) 427 1234', ['+353214271234']],
    ['087-123 4567', ['+353871234567']],
    ['+353 (0)87 123 4567', ['+353871234567']],
    ['+353 1 234 5678, +44 20 7946 0958', ['+35312345678', '+442079460958']],
    ['(0504) 55 018 or 0404 12345', ['+35350455018', '+35340412345']],
    ['1800 123 456 and 0818 123 456', ['+3531800123456', '+353818123456']],
    ['(Ire +353) 01 6689666', ['+35316689666']],
    ['01 668 9666 / 7', ['+35316689666']],
    ['Belfast office: 048 9024 1234', ['+442890241234']],
    ['Tel: 028 9024 1234', []],
    ['Order 20260134567, €1,234,567, 2026-01-02 and 12/01/2026', []],
    ['VAT no. IE 01 234 5678, company registration number 01 234 5679', []],
    ['Mon 09.00-17.00, Tue 10.00-18.00', []],
  ])('reads Irish numbers: %s', (text, expected) => {
    expect(numbersIn(text)).toEqual(expected);
  });

  test.each([
    ['Tel: 01267 275 330', ['+441267275330']],
    ['0800 123 4567', ['+448001234567']],
    ['028 9024 1234', ['+442890241234']],
    ['+44 (0) 7533 234974', ['+447533234974']],
    ['0333 123 4567', ['+443331234567']],
  ])('reads British numbers: %s', (text, expected) => {
    expect(numbersIn(text, 'GB')).toEqual(expected);
  });

  test.each([
    ['Tel. 06093 123456', ['+496093123456']],
    ['Telefon: 030 427 26 27 / 030 42 01 01 10', ['+49304272627', '+493042010110']],
    ['Geschlossen bis 26.12.2026', []],
    ['27.12.2026 - 30.12.2026 und 03.04.26 – 06.04.26', []],
    ['24 06 2020, 2026-12-27', []],
    ['Steuernummer 14 233 50143', []],
  ])('reads German numbers, and no dates: %s', (text, expected) => {
    expect(numbersIn(text, 'DE')).toEqual(expected);
  });

  test('keeps the spelling, the extension and the kind of number', () => {
    expect(findPhones('Phone (01) 668 9666 ext 12', 'IE')).toEqual([
      { number: '+35316689666', display: '(01) 668 9666 ext 12', extension: '12', type: 'phone' },
    ]);
    expect(findPhones('Fax: 01 668 9667', 'IE')).toMatchObject([{ type: 'fax' }]);
    expect(findPhones('WhatsApp 087 123 4567', 'IE')).toMatchObject([{ type: 'whatsapp' }]);
    expect(findPhones('Freephone 1800 123 456', 'IE')).toMatchObject([{ type: 'freephone' }]);
  });
});

describe('readPhoneLink', () => {
  test('reads a national number after a plus sign, unless it is one of another country', () => {
    expect(readPhoneLink('tel:+8106291066', 'Call us', 'US')?.number).toBe('+18106291066');
    expect(readPhoneLink('tel:+81362291066', 'Call us', 'US')?.number).toBe('+81362291066');
  });

  test('returns only the number of a link whose text is words', () => {
    expect(readPhoneLink('tel:0863624032', 'Call us now', 'IE')).toMatchObject({
      number: '+353863624032',
      display: '0863624032',
    });
  });

  test.each([
    ['tel:+442079460123', '+442079460123'],
    ['tel:+44(0)2079460123', '+442079460123'],
    ['tel:+44 (0)20 7946 0123', '+442079460123'],
    ['tel:+4402079460123', '+442079460123'],
    ['tel:+353(0)16689666', '+35316689666'],
    ['tel:+353016689666', '+35316689666'],
  ])('drops the 0 of the national form in %s, but not that of London', (link, number) => {
    expect(readPhoneLink(link, 'Ring us', 'GB')?.number).toBe(number);
  });

  test.each([
    ['tel:0123491623', 'GB'],
    ['tel:012341234', 'GB'],
    ['tel:+353245550115', undefined],
    ['tel:+4912', undefined],
  ])('states no number that its country does not have: %s', (link, country) => {
    expect(readPhoneLink(link, 'Call us', country)).toBeUndefined();
  });

  test('returns the digits of a number whose country nobody names', () => {
    expect(readPhoneLink('tel:01686688600', '01686 688600', undefined)).toMatchObject({
      number: '01686688600',
      display: '01686 688600',
    });
    expect(findPhones('Tel: 01686 688600', undefined)).toMatchObject([{ number: '01686688600' }]);
    expect(findPhones('Room 01686 was let 688600 times', undefined)).toEqual([]);
  });

  test('ignores a link to a number that is too short', () => {
    expect(readPhoneLink('tel:0863', 'Call', 'IE')).toBeUndefined();
  });
});
