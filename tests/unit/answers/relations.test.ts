import { describe, expect, it } from 'vitest';
import { lacksRelation } from '@/lib/answers/relations';

describe('lacksRelation', () => {
  it.each([
    ['What is the minimum order?', 'Place your order on the form.', true],
    ['What is the minimum order?', 'The minimum order is 30 covers.', false],
    ['My daughter is 3, is there a class?', 'Children need to be in a class.', true],
    ['My daughter is 3, is there a class?', 'Classes for children from 2 years.', false],
    ['Do I load it myself?', 'No need for permits, loading is quick.', true],
    ['Do I load it myself?', 'We load it for you.', false],
    ['Do you have same day delivery?', 'Fast and effective delivery.', true],
    ['Do you have same day delivery?', 'Order before noon for delivery today.', false],
    ['Do you have same day delivery?', 'Same‑day delivery.', false],
    ['Can beginners join any time?', 'Beginners join our class.', true],
    ['Can beginners join any time?', 'New comers are always welcome.', false],
    ["Who's Mrs H?", 'You will receive an answer from Mrs H.', true],
    ["Who's Mrs H?", 'Mrs H is our manager.', false],
    ['How long is a family session?', 'Family and newborn, 3mth, 6mth and 1yr session', true],
    ['How long is a family session?', '30-45 Minute Session', false],
    ['Do you work for businesses?', 'Lighting for homes and businesses', false],
    ['Can I check in early?', 'Check in from 4pm.', true],
    ['Can I check in early?', 'Arrive before 2pm if your room is ready.', false],
    ['Do you take Laya insurance?', 'You may qualify for PRSI.', true],
    ['Do you take Laya insurance?', 'Approved by all insurers.', false],
    ['Do I have to book?', 'Pre-book to avoid disappointment.', false],
    ['Do I have to pay a deposit?', 'The first night is charged as a deposit.', false],
    ['Is it open?', 'Anything else.', false],
  ])('compares “%s” with “%s”', (question, line, lacks) => {
    expect(lacksRelation(question, line)).toBe(lacks);
  });
});
