import { describe, expect, it } from 'vitest';
import { topicsOf } from '@/lib/answers/intents';

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
  ])('“%s” is about %s', (question, id) => {
    expect(topics(question)).toContain(id);
  });

  it('a park is no parking, and a pool table no pool', () => {
    expect(topics('Is there a park near you?')).not.toContain('parking');
    expect(topics('Do you have a pool table?')).not.toContain('pool');
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
    ['Can I smoke?', 'smoking', 'Smoke alarms fitted', false],
  ])('“%s” (%s) is proved by “%s”: %s', (question, id, text, proved) => {
    expect(prove(question, id, text)).toBe(proved);
  });
});
