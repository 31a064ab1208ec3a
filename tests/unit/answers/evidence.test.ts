import { describe, expect, it } from 'vitest';
import { evidenceFor } from '@/lib/answers/evidence';

describe('evidenceFor', () => {
  it.each([
    ['price', 'How much is it?', 'From €20', 1],
    ['price', 'How much is it?', 'Ask us', 0],
    ['hours', 'When are you open?', 'Mon-Fri 9am - 5pm', 1],
    ['hours', 'What time is dinner?', 'Dinner is lovely', 0],
    ['how-many', 'How many chairs have you?', 'Ten comfortable chairs', 1],
    ['how-many', 'How many chairs have you?', 'Chairs for €10', 0.3],
    ['how-many', 'How many staff do you have?', 'Since Covid-19 both our customers and staff wash their hands', 0.3],
    ['how-many', 'How many staff do you have?', 'Ann is a level 3 qualified member of staff', 0.3],
    ['how-many', 'How many people fit in a cabin?', 'Maximum occupancy of 6 adults', 1],
    ['how-many', 'How many people does it sleep?', 'Sleeps nine', 1],
    ['how-many', 'How many beers do you have?', 'We offer 52 different kinds of beers', 1],
    ['how-many', 'How old is the building?', 'Team building for groups from 2 to 250', 0],
    ['how-many', 'How old is the building?', 'It was built around 1903', 1],
    ['price', 'How much is a week?', 'Easter week | GBP 545.00', 1],
    ['how-many', 'How many passengers can you take?', '5. Passenger conduct', 0.3],
    ['how-often', 'How often does the ferry go?', 'Every 20 minutes or as required', 1],
    ['how-often', 'How often does the ferry go?', 'Signs are posted at each of the junctions', 0],
    ['hours', 'What time is the last ferry?', '£00.01 - £19.99 | £2.50', 0],
    ['how-long', 'How long does it take?', 'About two weeks', 1],
    ['how-long', 'How long does it take?', 'Three to five working days', 1],
    ['hours', 'When are you open?', '2020 © - Oak Hall', 0],
    ['how-long', 'How long does it take?', 'A day to remember', 0.7],
    ['hours', 'What are your opening hours?', 'By appointment only', 1],
    ['how-many', 'How big is it?', '2 cubic yards', 1],
    ['how-long', 'How long does it take?', 'A spectacular show each day', 0],
    ['how-many', 'What is the minimum order?', 'A charge of 30% of the order', 0.3],
    ['how-many', 'What size are the vans?', 'From 3.5 tons to 18 tons', 1],
    ['how-many', 'What age can they start?', 'Many people start in their 60s and 70s', 0.3],
    ['how-long', 'How long is a session?', '1yr cake smash', 1],
    ['hours', 'What time do you close?', 'We work 7 days a week', 0.4],
    ['hours', 'What time do you open on Saturday?', 'Saturday', 0.5],
    ['date', 'When will it be ready?', 'Getting ready, and the 1st dances', 0],
    ['date', 'When will it be ready?', 'The challenges it may bring', 0],
    ['date', 'When was it built?', 'We reopened in May', 1],
    ['where', 'What is your postcode?', 'Galway H91 AB12', 1],
    ['where', 'What is your postcode?', 'Galway', 0],
    ['phone', 'What is your number?', '+353 (0)91 123 456', 1],
    ['phone', 'What is your number?', 'Order 2026-01-02', 0],
    ['email', 'What is your email?', 'hello@example.ie', 1],
  ] as const)('%s, “%s”: “%s” scores %d', (kind, question, text, score) => {
    expect(evidenceFor(kind, question, text)).toBe(score);
  });
});
