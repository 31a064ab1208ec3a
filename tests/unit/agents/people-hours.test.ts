import { expect, test } from 'vitest';
import { peopleSentence } from '@/lib/agents/people-hours';

test.each([
  [[1, 2, 3, 4, 5], 'Monday to Friday'],
  [[7, 6, 5, 4, 3, 2, 1], 'every day'],
  [[6], 'Saturday'],
  [[6, 7], 'Saturday and Sunday'],
  [[1, 3, 5], 'Monday, Wednesday and Friday'],
  [[2, 3, 4, 6], 'Tuesday, Wednesday, Thursday and Saturday'],
])('peopleSentence › says %j as “%s”', (peopleDays, days) => {
  expect(peopleSentence({ peopleDays, peopleFrom: 540, peopleTo: 1_050 })).toBe(
    `People answer ${days}, 09:00 to 17:30.`,
  );
});

test('peopleSentence › says nothing of what the business has not said', () => {
  expect(peopleSentence({ peopleDays: [], peopleFrom: null, peopleTo: null })).toBe('');
  expect(peopleSentence({ peopleDays: [1], peopleFrom: 540, peopleTo: null })).toBe('');
});
