import { describe, expect, test } from 'vitest';
import { openGate } from '@/lib/agent/prove/gate';
import { linesOf } from '@/lib/agent/prove/site-lines';
import { harbour } from '../../reader/answers/site';

const house = openGate(linesOf(harbour().index.units), ['Harbour House']);
const gateOf = (...lines: (string | { text: string; heading?: string; label?: string })[]) =>
  openGate(lines.map((line) => (typeof line === 'string' ? { text: line } : line)));

describe('openGate', () => {
  test('passes a sentence with the lines that say it', () => {
    const verdict = house.judge('A double room is €95 per night and a single room is €60 per night.');
    expect(verdict).toMatchObject({
      passes: true,
      lines: [{ text: 'Double room | €95 per night' }, { text: 'Single room | €60 per night' }],
    });
  });

  test('reads sentences of up to 400 characters and twelve parts', () => {
    const goods =
      'bread, cakes, scones, buns, tarts, pies, rolls, biscuits, muffins, loaves, pastries, soups, teas'.split(', ');
    const shop = gateOf(`We sell ${goods.join(', ')}.`, 'We bake bread.');
    const sell = (count: number) => shop.judge(`We sell ${goods.slice(0, count).join(', ')}.`);
    expect([sell(12), sell(13)]).toMatchObject([{ passes: true }, { passes: false, reason: 'unreadable' }]);
    const bake = (length: number) => shop.judge('We bake bread. '.repeat(26).padEnd(length));
    expect([bake(400), bake(401)]).toMatchObject([{ passes: true }, { passes: false, reason: 'unreadable' }]);
  });

  test.each([
    ['a price of another item', 'A single room costs €95 per night.', 'other fact', 'Single room | €60 per night'],
    ['a price without its unit', 'A single room costs €60.', 'left out', 'Single room | €60 per night'],
    [
      'the opposite',
      'Breakfast is not included in the price.',
      'opposite',
      'Breakfast is served from 8am to 10am and is included in the price.',
    ],
    ['what is forbidden', 'Pets are allowed.', 'unsaid', 'Sorry, no pets'],
    [
      'a promise without its condition',
      'You can cancel free of charge.',
      'left out',
      'Yes, free of charge until two days before you arrive.',
    ],
    ['another number', 'We have seven bedrooms.', 'other fact', 'We have six bedrooms, all ensuite.'],
    [
      'what holds for a neighbour',
      'We are open Monday to Sunday from 10am to 5pm.',
      'other subject',
      'The castle is open Mon-Sun 10am - 5pm.',
    ],
  ])('refuses %s, with the line that contradicts it', (_, sentence, reason, text) => {
    expect(house.judge(sentence)).toMatchObject({ passes: false, reason, line: { text } });
  });

  test('names the line of the same day when only the hours differ', () => {
    const gate = gateOf({ text: 'Monday - Friday | 8am - 6pm' }, { text: 'Saturday | 9am - 1pm' });
    expect(gate.judge('Saturday: 9am - 6pm')).toMatchObject({ passes: false, line: { text: 'Saturday | 9am - 1pm' } });
  });

  test('takes a figure without a subject for what was asked about', () => {
    const gate = gateOf('Double room €60', 'Dinner is served at 7pm.');
    expect(gate.judge('It is €60.', 'How much is a double room?').passes).toBe(true);
    expect(gate.judge('It is €60.', 'How much is dinner?').passes).toBe(false);
    expect(gate.judge('It is €60.').passes).toBe(false);
  });

  test('refuses a part of a name', () => {
    const gate = gateOf('Our workshop is in Riverside Business Park.');
    expect(gate.judge('Our workshop is in Riverside Business Park.').passes).toBe(true);
    expect(gate.judge('Our workshop is in Riverside Park.')).toMatchObject({ passes: false, words: 'business' });
  });

  test('refuses what no line says, without a line', () => {
    expect(house.judge('There is a heated helicopter pad.')).toMatchObject({ passes: false, reason: 'unsaid' });
    expect(house.judge('Yes, we can do that.')).toMatchObject({ passes: false, reason: 'unsaid' });
  });

  test('takes no statement from headings alone', () => {
    const line = { above: 'What is included', heading: 'HighFly', text: 'Your instructor takes you to the top.' };
    const gate = openGate([line]);
    expect(gate.judge('HighFly is included.')).toMatchObject({ passes: false, reason: 'unsaid' });
    expect(gate.judge('With HighFly, your instructor takes you to the top.').passes).toBe(true);
  });

  test('proves where the business is by a line that says just that', () => {
    const gate = openGate([
      { text: 'We deliver in Galway and Mayo.' },
      { text: 'Our workshop is in Ennis.' },
      { text: '12 Main Street, Gort (Galway border)' },
      { text: 'Aoife trained in Dublin before she joined us.' },
    ]);
    const passed = ['Galway', 'Ennis', 'Dublin', 'Mayo', 'Gort'].filter(
      (town) => gate.judge(`We are located in ${town}.`).passes,
    );
    expect(passed).toEqual(['Ennis', 'Gort']);
  });

  test('takes what a figure is of from the question, if the line says it', () => {
    expect(house.judge('It is €60 per night.', 'How much is a single room?').passes).toBe(true);
    expect(house.judge('It is €95 per night.', 'How much is a single room?').passes).toBe(false);
    expect(house.judge('It is €60 per night.').passes).toBe(false);
  });

  test.each([
    ['markup', '<b>Free wifi</b> in all rooms'],
    ['a link in Markdown', '[Free wifi](https://evil.example) in all rooms'],
    ['letters of another script', 'Free wifі in all rooms'],
    ['a sign without width', 'Free wi​fi in all rooms'],
    ['an address that the website does not name', 'Free wifi in all rooms: evil.example/wifi'],
  ])('refuses %s', (_, sentence) => {
    expect(house.judge(sentence).passes).toBe(false);
  });

  test('pairs a figure with the column and the row that it stands in', () => {
    const gate = gateOf({ text: 'Double | €95 | €120', label: 'Room | Weekday | Weekend' });
    expect(gate.judge('A double is €120 at the weekend.').passes).toBe(true);
    expect(gate.judge('A double is €95 at the weekend.').passes).toBe(false);
    expect(gateOf({ text: 'Call-out | €90', label: 'Job | From' }).judge('A call-out is €90.').passes).toBe(false);
  });

  test('pairs figures where nothing stands between two items', () => {
    const gate = gateOf('Single €60 Double €95', 'Mon-Fri 9am-5pm Sat 10am-2pm', 'Adults €12, children €8');
    expect(gate.judge('A double is €95.').passes).toBe(true);
    expect(gate.judge('A double is €60.').passes).toBe(false);
    expect(gate.judge('Children pay €12.').passes).toBe(false);
    expect(gate.judge('Children are €8.').passes).toBe(true);
  });

  test('takes nothing that the answer to another question says', () => {
    const gate = gateOf({ heading: 'Do you take cards?', text: 'I take cash or a transfer.' });
    expect(gate.judge('I take cards, cash or a transfer.').passes).toBe(false);
    expect(gate.judge('I take cash or a transfer.').passes).toBe(true);
  });

  test('refuses what several lines say with different figures', () => {
    const gate = gateOf('Mini valet €45', 'Full valet €120');
    expect(gate.judge('A valet is €45.')).toMatchObject({
      passes: false,
      reason: 'ambiguous',
      line: { text: 'Full valet €120' },
    });
    expect(gate.judge('A mini valet is €45.').passes).toBe(true);
  });

  const numbers = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
  test.each([
    ['numbers', 'It is 7, and it is 21, it is €7.', `it is ${numbers(50).join(' ')}, ${numbers(11).join(', ')}`],
    ['one item again and again', 'room 7, '.repeat(85), `${'room 7 '.repeat(5)}${', room 7'.repeat(10)} room 8`],
    [
      'the words of its lines',
      'tea and milk, eggs and ham, soup',
      'tea eggs, milk soup, ham tea, eggs, soup, ham, milk',
    ],
    ['days and hours', 'Mon 9-5 Tue 9-5 Wed 9-5 Thu 9-5', 'Mon 9-5 Tue 9-6, Wed 9-5, Thu 9-5, Fri 9-5, Sat 1-2'],
    ['signs', 'milk', '€'.repeat(400)],
  ])(
    'judges a hostile sentence of %s in less than twice the time that its lines take to open',
    (_name, line, sentence) => {
      const lines = Array.from({ length: Math.ceil(40_000 / line.length) }, () => line);
      // Once, and again only where it looks slow: what others do on the machine does not count.
      const ratio = () => {
        const start = process.cpuUsage();
        const gate = gateOf(...lines);
        const opened = process.cpuUsage(start).user;
        gate.judge(sentence);
        return (process.cpuUsage(start).user - opened) / opened;
      };
      expect(numbers(3).some(() => ratio() < 2)).toBe(true);
    },
  );
});
