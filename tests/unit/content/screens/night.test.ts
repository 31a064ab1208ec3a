import { expect, test } from 'vitest';
import { roles } from '@/lib/content/pages/services';
import { cafeDiary, cafeEvening, cafeNight, cafeToday } from '@/lib/content/screens/cafe';
import { todayOf } from '@/lib/content/screens/night';
import { salonCorrection, salonDiary, salonLog, salonNight } from '@/lib/content/screens/salon';

const nights = [
  { of: 'café', night: cafeNight, diary: cafeDiary, today: cafeToday },
  { of: 'salon', night: salonNight, diary: salonDiary },
];
const OPENS = '08:30';
const CLOSES = '16:00';

test.each(nights)(
  'screens of the night of a $of say the same: phone, diary and list of events',
  ({ night, diary, today = todayOf(night) }) => {
    const asked = night.events.filter(({ booking }) => booking);
    const open = night.events.filter(({ isOpen }) => isOpen).length;
    expect(today.waits).toMatch(
      new RegExp(`^${asked.length} requests? waiting for you and ${open} unanswered question`),
    );
    const filled = diary.days.flatMap(({ entries }) => entries).filter(({ askedAt }) => askedAt);
    expect(filled.map(({ askedAt }) => askedAt).sort()).toEqual(asked.map(({ time }) => time).sort());
    expect(diary.days.at(-1)?.name).toBe(night.day);
    for (const { time } of night.events) expect(time > CLOSES || time < OPENS, `${time} is at night`).toBe(true);
    const inOrder = night.events.map(({ time }) => (time > CLOSES ? '' : 'next day ') + time);
    expect(inOrder).toEqual(inOrder.toSorted());
    for (const { startsAt } of filled) expect(startsAt?.toISOString().slice(11, 16) ?? '').toMatch(/^(?!0[0-8])/);
  },
);

test('screens of the night of a salon show each conversation of it in the inbox', () => {
  expect(salonLog.conversations.map(({ name, time, request }) => [name, time, request !== undefined])).toEqual(
    salonNight.events.map(({ who, time, booking }) => [who, time, booking !== undefined]),
  );
  expect(salonNight.events.filter(({ isOpen }) => isOpen).map(({ words }) => words)).toEqual([salonCorrection.asked]);
  expect(salonCorrection.typed).toBe(salonLog.taught?.answer);
  const [answers, diary] = roles.scenes;
  expect(salonNight.events.map(({ time }) => time)).toEqual(expect.arrayContaining([answers.time, diary.time]));
});

test('screens of the café’s first evening show what came in before midnight, in order', () => {
  const times = cafeEvening.map(({ time }) => time);
  expect(times).toEqual(times.toSorted());
  expect(times).toEqual(cafeNight.events.flatMap(({ time }) => (time > CLOSES ? time : [])).sort());
});
