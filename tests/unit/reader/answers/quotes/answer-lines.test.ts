import { expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { answerLines } from '@/lib/reader/answers/quotes/answer-lines';
import { harbour, pageAt } from '../site';

const linesFor = (site: ReturnType<typeof openSite>, question: string) =>
  answerLines(site.ask(question).quotes).map(({ text }) => text);

it('answerLines › takes the line that answers, without its neighbours', () => {
  expect(linesFor(harbour(), 'Is there parking?')).toEqual(['There is free parking behind the house.']);
});

it('answerLines › takes all lines of the opening hours', () => {
  const page = pageAt(
    '/',
    '<h2>Opening hours</h2><p>Mon-Fri: 8am - 9pm</p><p>Saturday: closed</p><p>Ring the bell.</p>',
  );
  expect(linesFor(openSite([page]), 'When are you open?')).toEqual(['Mon-Fri: 8am - 9pm', 'Saturday: closed']);
});

it('answerLines › takes what follows a label, not the label', () => {
  const page = pageAt('/', '<h2>Prices</h2><p>Children under ten</p><p>€20</p><p>Root tint</p><p>€62</p>');
  const [line] = answerLines(openSite([page]).ask('Are children welcome?').quotes);
  expect([line?.label, line?.text]).toEqual(['Children under ten', '€20']);
});

it('answerLines › labels a price without words with its heading', () => {
  const page = pageAt(
    '/',
    '<h1>Menu</h1><h3>Beef Pie</h3><p>£17.95</p><h3>Sunday Lunch</h3><p>£14.95</p><p>With peas</p>',
  );
  const [line] = answerLines(openSite([page]).ask('How much is the Sunday lunch?').quotes);
  expect([line?.label, line?.text]).toEqual(['Sunday Lunch', '£14.95']);
});

it.each([
  '<p><a href="/book">Book wheel alignment</a></p><p>We set the wheel alignment of cars and vans of most makes.</p>',
  '<p>We set the wheel alignment of cars and vans of most makes.</p><p>© 2026 Wheel Alignment.</p>',
])('answerLines › takes the line that says something, not a link or a copyright line', (body) => {
  expect(linesFor(openSite([pageAt('/', body)]), 'do you do wheel alignment')).toEqual([
    'We set the wheel alignment of cars and vans of most makes.',
  ]);
});

it('answerLines › takes the hours of the day that is asked for', () => {
  const page = pageAt('/', '<h2>Opening hours</h2><p>Monday 8.30 – 5.00</p><p>Saturday & Sunday Closed</p>');
  expect(linesFor(openSite([page]), 'what time do you open on saturdays')).toEqual(['Saturday & Sunday Closed']);
});

it('answerLines › takes the list after the line that introduces it', () => {
  const page = pageAt('/', '<p>We have a bait room for anglers, including:</p><ul><li>Fridges</li><li>Sinks</li></ul>');
  expect(linesFor(openSite([page]), 'Is there somewhere to keep bait?')).toEqual([
    'We have a bait room for anglers, including:',
    'Fridges',
    'Sinks',
  ]);
});
