import { expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { answerLines } from '@/lib/reader/answers/quotes/answer-lines';
import { pageAt } from '../site';

const pages = [
  pageAt('/children', '<h1>Children’s menu</h1><p>5oz steak and chips £12.95</p><p>Sausage and chips £7.95</p>'),
  pageAt('/evening', '<h1>Evening menu</h1><p>10oz sirloin steak £28.95</p><p>Lamb shank £18.95</p>'),
];
const ask = (question: string) => {
  const { tier, quotes } = openSite(pages).ask(question);
  return { tier, lines: answerLines(quotes).map(({ label, text }) => `${label}: ${text}`) };
};

it('prices › an answer names all that may be meant, each with its heading and those for children last', () => {
  expect(ask('How much is a steak?')).toEqual({
    tier: 'answer',
    lines: ['Evening menu: 10oz sirloin steak £28.95', 'Children’s menu: 5oz steak and chips £12.95'],
  });
});

it('prices › the question what it costs is answered with the list', () => {
  const menu = pageAt('/', '<h1>Prices</h1><p>Wash €10</p><p>Cut €30</p><p>Colour from €60</p>');
  const { tier, quotes } = openSite([menu]).ask('How much does it cost?');
  expect({ tier, count: answerLines(quotes).length }).toEqual({ tier: 'answer', count: 3 });
});

it('prices › an answer names six of them', () => {
  const items = Array.from({ length: 9 }, (_, at) => `<p>Cut ${at} €${at + 10}</p>`);
  const { quotes } = openSite([pageAt('/', `<h1>Prices</h1>${items.join('')}`)]).ask('How much does it cost?');
  expect(answerLines(quotes)).toHaveLength(6);
});

it('headings › are no answer, but their list is', () => {
  const menu = pageAt(
    '/',
    '<h1>The Anchor</h1><h2>Desserts</h2><ul><li>Apple tart</li><li>Sticky toffee pudding</li></ul>',
  );
  const { tier, quotes } = openSite([menu]).ask('What desserts do you have?');
  expect({ tier, lines: answerLines(quotes).map(({ text }) => text) }).toEqual({
    tier: 'answer',
    lines: ['Apple tart', 'Sticky toffee pudding'],
  });
  const bare = openSite([pageAt('/', '<h1>The Anchor</h1><p>A pub by the sea.</p><h2>Gluten-free (GF)</h2>')]);
  expect(bare.ask('Do you have gluten-free food?').tier).not.toBe('answer');
});

it('prices › of lines under a heading that has what is asked for, those that name it answer', () => {
  const rows = [
    ['Filling', 'from £120'],
    ['Root canal, front tooth', 'from £350'],
    ['Root canal, molar', 'from £450'],
  ].map(([what, price]) => `<tr><td>${what}</td><td>${price}</td></tr>`);
  const page = pageAt('/', `<h2>Fillings, root canals and extractions</h2><table>${rows.join('')}</table>`);
  const { quotes } = openSite([page]).ask('How much is a root canal?');
  expect(answerLines(quotes).map(({ text }) => /£\d+/.exec(text)?.[0])).toEqual(['£350', '£450']);
});
