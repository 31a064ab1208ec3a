import { describe, expect, it } from 'vitest';
import { agents } from '@/lib/content/agents/catalogue';
import { businessTypes, industryValues } from '@/lib/industries';
import { intentsFor, topicsOf, trades, tradesOf } from '@/lib/reader/answers/question/intents';

const topics = (question: string) => topicsOf(question).map(({ id }) => id);

describe('topicsOf', () => {
  it.each([
    ['Is there parking?', 'parking'],
    ['Where do I leave the car?', 'parking'],
    ['Do you take credit cards?', 'cards'],
    ['Can I bring my dog?', 'dogs'],
    ['Is it wheelchair accessible?', 'accessibility'],
    ['Have you gluten free bread?', 'gluten-free'],
    ['What time is check-in?', 'check-in'],
    ['Is there a call-out charge?', 'call-out-charge'],
    ['Are you fully insured?', 'insured'],
    ['How do I pay?', 'payment'],
    ['How do I drive to you?', 'directions'],
    ['Do you take personal checks?', 'cheques'],
    ['Do you do house calls?', 'home-visits'],
    ['How much experience do you have?', 'experience'],
    ['How long have you been a DJ?', 'experience'],
    ['Do I have to book?', 'walk-ins'],
  ])('recognizes “%s” as %s', (question, id) => {
    expect(topics(question)).toContain(id);
  });

  it('does not mistake a park for parking or a pool table for a pool', () => {
    expect(topics('Is there a park near you?')).not.toContain('parking');
    expect(topics('Do you have a pool table?')).not.toContain('pool');
  });

  it('does not mistake the tax on a price for tax returns', () => {
    expect(topics('Is tax included in the price?')).not.toContain('tax-returns');
  });

  it('does not mistake training for a railway', () => {
    expect(topics('Where do you train?')).toEqual([]);
    expect(topics('Is there a train?')).toContain('train');
  });

  it('does not mistake what makes a business different for makes of cars', () => {
    expect(topics('What makes you different?')).not.toContain('makes');
  });

  it('does not mistake a fuse board for a kennel', () => {
    expect(topics('How long does a fuse board upgrade take?')).toEqual([]);
  });

  const prove = (question: string, id: string, text: string) =>
    topicsOf(question)
      .find((topic) => topic.id === id)
      ?.proves.test(text);

  it.each([
    ['Is there parking?', 'parking', 'Ards Forest Park is close by', false],
    ['Is there parking?', 'parking', 'Car park at the rear', true],
    ['Can I bring my dog?', 'dogs', 'No animal testing', false],
    ['Do you have wifi?', 'wifi', 'Wireless thermostat', false],
    ['How do I book?', 'booking', 'The time of collection must be stated on the booking form', false],
    ['How do I book?', 'booking', 'To book, fill in the form below', true],
    ['How do I book?', 'booking', 'One month before the start of a booking: 100% of the cost', false],
    ['Is there a lift?', 'lift', 'The tooth is loosened with an instrument called an elevator', false],
    ['Can I bring my dog?', 'dogs', 'Our canine friends are welcome', true],
    ['Are you licensed?', 'registered', 'In line with the licence conditions of the council', true],
    ['How do I pay?', 'payment', 'Payment can be made by cheque, bank transfer or cash', true],
    ['Can I pay by card?', 'cards', 'We currently only accept cash payments', true],
    ['Are you insured?', 'insured', 'Comprehensive insurance for your peace of mind', true],
    ['Do you take cheques?', 'cheques', 'No personal checks accepted', true],
    ['Do you take cheques?', 'cheques', 'Check availability', false],
    ['Is it wheelchair accessible?', 'accessibility', 'Private showers and handicap access', true],
    ['Is it wheelchair accessible?', 'accessibility', 'You must not disable security features of the website.', false],
    ['Is there a discount?', 'discounts', '$5.00 off per person', true],
    ['Can I smoke?', 'smoking', 'Smoke alarms fitted', false],
    ['Do you deliver?', 'delivery', 'Data that is needed to deliver the service', false],
    ['Do you deliver?', 'delivery', 'We deliver within 10 miles', true],
    ['Do you deliver?', 'delivery', 'We deliver fresh bread every day', true],
    ['Do you deliver?', 'delivery', 'Our therapists deliver the highest standard of service', false],
    ['Do you deliver?', 'delivery', 'Gift cards are delivered instantly', false],
    ['Do you deliver?', 'delivery', 'The certificate is delivered by email', false],
    ['Can I just walk in?', 'walk-ins', 'Walk-ins are welcome', true],
    ['Can we sit outside?', 'outdoor-seating', 'Enjoy them at our outdoor picnic tables', true],
    ['Can I pay by card?', 'cards', 'Common methods like card and bank transfer', true],
    ['How do I book?', 'booking', 'Simply fill out the form above', true],
    ['What desserts do you have?', 'desserts', 'Sausages, black & white pudding', false],
    ['Do you do emergencies?', 'emergency', 'Please give us 24 hours notice to cancel', false],
    ['Do you do emergencies?', 'emergency', 'A 24-hour call-out service', true],
    ['Do you offer a guarantee?', 'guarantee', 'We cannot guarantee a place on the day', false],
    ['Do you offer a guarantee?', 'guarantee', 'All work is guaranteed for two years', true],
    ['Do you offer a guarantee?', 'guarantee', 'We guarantee all our work', true],
    ['Do you have reviews?', 'reviews', 'Thank you for visiting our farm', false],
    ['Do you have reviews?', 'reviews', 'We review your request on the same day', false],
    ['Do you have reviews?', 'reviews', 'Thank you so much for a lovely day', true],
    ['What should I bring?', 'what-to-bring', 'We bring a personal service to every booking', false],
    ['What should I bring?', 'what-to-bring', 'Please bring a towel', true],
    ['What should I wear?', 'what-to-wear', 'Hard-wearing flat roofs', false],
    ['What areas do you cover?', 'areas', 'Valid throughout March 2026', false],
    ['Do I need a referral?', 'referral', 'Anything that needs closer attention or referral', false],
    ['Do I need a referral?', 'referral', 'A GP referral is not necessary', true],
    ['Do you do online classes?', 'online-appointments', 'Zoom to the top', false],
    ['Do you do online classes?', 'online-appointments', 'Lessons over Zoom', true],
    ['What areas do you cover?', 'areas', 'Customers in the Cardiff and Caerphilly area', true],
    ['Is there a gym?', 'gym', 'Gym balls and wobble boards', false],
    ['What areas do you cover?', 'areas', 'Home services across West London', true],
    ['Who runs the business?', 'owner', 'Ann Byrne runs the guest house', true],
    ['Who runs the business?', 'owner', 'The register runs the official list of engineers', false],
    ['Who runs the business?', 'owner', 'A great venue to host your guests', false],
    ['Who runs the business?', 'owner', 'Books originally owned by a county library', false],
    ['Who runs the business?', 'owner', 'Your hosts are Ann and Tom', true],
  ])('“%s” (%s) is proved by “%s”: %s', (question, id, text, proved) => {
    expect(prove(question, id, text)).toBe(proved);
  });
});

describe('intentsFor', () => {
  it('asks the questions of the trade behind the fourteen that matter most to any business', () => {
    const first = intentsFor(['food']).findIndex(({ trades }) => trades !== undefined);
    expect(first).toBe(14);
  });

  it('asks forty questions where there are more', () => {
    expect(intentsFor(trades.map(({ id }) => id))).toHaveLength(40);
  });

  it.each([
    ...industryValues.map((industry) => ({ industry })),
    ...businessTypes.map((businessType) => ({ businessType })),
    ...agents.map(({ slug }) => ({ agent: slug })),
  ])('returns 15 to 40 distinct questions for $industry$businessType$agent', (subject) => {
    const questions = intentsFor(tradesOf(subject)).map(({ question }) => question);
    expect(questions.length).toBeGreaterThanOrEqual(15);
    expect(questions.length).toBeLessThanOrEqual(40);
    expect(new Set(questions).size).toBe(questions.length);
  });
});
