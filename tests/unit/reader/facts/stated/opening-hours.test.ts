import { describe, expect, test } from 'vitest';
import { readLines } from '@/lib/reader/facts/shared/page-lines';
import { readHoursLine } from '@/lib/reader/facts/stated/hours-line';
import { summarizeHours } from '@/lib/reader/facts/stated/hours-summary';
import { findOpeningHours } from '@/lib/reader/facts/stated/opening-hours';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { readBlocks } from '@/lib/reader/page/read-blocks';
import { textOf } from '../../pages';

const hoursIn = (html: string, language = 'en') =>
  findOpeningHours(readLines(readBlocks(parseHtml(html), () => null)), '', language).map(({ label, days }) =>
    [label, summarizeHours(days)].filter(Boolean).join(': '),
  );

describe('readHoursLine', () => {
  test.each([
    ['9–5', '09:00', '17:00'],
    ['10-2', '10:00', '14:00'],
    ['1-5', '13:00', '17:00'],
    ['5-9pm', '17:00', '21:00'],
    ['9-5pm', '09:00', '17:00'],
    ['9am-12nn', '09:00', '12:00'],
    ['12 - 8pm', '12:00', '20:00'],
    ['8.30am to 5.30pm', '08:30', '17:30'],
    ['08:00 – 20:00', '08:00', '20:00'],
    ['noon – midnight', '12:00', '24:00'],
    ['05:00 - 00:00', '05:00', '24:00'],
    ['18:00 – 00:30', '18:00', '00:30'],
    ['18:00 – 02:00', '18:00', '02:00'],
    ['10:00 – 01:00', '10:00', '01:00'],
    ['16:30–2:30', '16:30', '02:30'],
    ['8pm–2', '20:00', '02:00'],
    ['6pm–12', '18:00', '24:00'],
    ['0900-1730', '09:00', '17:30'],
    ['half nine to six', '09:30', '18:00'],
    ['between 9 and 5', '09:00', '17:00'],
    ['10:30 AM - 19:30 PM', '10:30', '19:30'],
    ['00:30 am - 8 am', '00:30', '08:00'],
  ])('Mon–Fri %s opens at %s and closes at %s', (text, opens, closes) => {
    expect(readHoursLine(`Mon–Fri ${text}`)?.entries[0]?.ranges).toEqual([{ opens, closes }]);
  });

  test.each(['Mon', '(Mon', '_Mon', '’Mon', '★Mon', 'é: Mon', 'Śr'])(
    'finds the day at the start of "%s 9–5"',
    (text) => {
      expect(readHoursLine(`${text} 9–5`)?.entries[0]?.ranges).toEqual([{ opens: '09:00', closes: '17:00' }]);
    },
  );

  test.each([
    '13:00 – 5:30',
    '9–11pm',
    '10–2am',
    '8–10',
    '9–midnight',
    '5:30–9:30',
    '09:00–09:00',
    '10:00–26:00',
    '6pm',
    '9–5ish',
  ])('Mon–Fri %s could be two hours, or none', (text) => {
    expect(readHoursLine(`Mon–Fri ${text}`)).toMatchObject({ isUnderstood: false, entries: [] });
  });

  test('reads a clock of 24 hours as one where it is told so', () => {
    expect(readHoursLine('Sunday 12:00–1:00')?.entries[0]?.ranges).toEqual([{ opens: '12:00', closes: '13:00' }]);
    expect(readHoursLine('Sunday 12:00–1:00', 'en', true)?.entries[0]?.ranges).toEqual([
      { opens: '12:00', closes: '01:00' },
    ]);
  });
});

describe('findOpeningHours', () => {
  test.each([
    ['<p>Opening hours</p><p>Mon-Fri: 9am-5.30pm</p>', 'Mon–Fri 09:00–17:30'],
    ['<h2>Hours</h2><p>Tuesday to Saturday 10:00 – 18:00<br>Sunday closed</p>', 'Tue–Sat 10:00–18:00; Sun closed'],
    [
      '<table><tr><th>Day</th><th>Open</th><th>Close</th></tr><tr><td>Monday</td><td>9:00</td><td>17:30</td></tr><tr><td>Tue–Fri</td><td>10:00</td><td>17:30</td></tr></table>',
      'Mon 09:00–17:30; Tue–Fri 10:00–17:30',
    ],
    [
      '<div>Mon</div><div>Tue</div><div>Wed</div><div>Thu</div><div>Fri</div><div>9-5</div><div>9-5</div><div>9-5</div><div>9-8</div><div>Closed</div>',
      'Mon–Wed 09:00–17:00; Thu 09:00–20:00; Fri closed',
    ],
    [
      '<h3>Dydd Llun / Monday</h3><p>Ar gau - Closed</p><h3>Dydd Mawrth / Tuesday</h3><p>12.00pm - 3.00pm<br>5.30pm - Close</p><h3>Wednesday</h3><p>12-3</p><h3>Thursday</h3><p>12-3</p><h3>Friday</h3><p>12-3</p>',
      'Mon closed; Tue 12:00–15:00 and from 17:30; Wed–Fri 12:00–15:00',
    ],
    ['<p>We are open Monday to Friday from 9am to 5pm and by appointment on Saturday.</p>', 'Mon–Fri 09:00–17:00'],
    ['<p>Open daily 10am–6pm</p>', 'Mon–Sun 10:00–18:00'],
    ['<p>Mon-Sat 7am-8pm • Emergency 24/7</p>', 'Mon–Sat 07:00–20:00'],
    [
      '<p>Workshop, Carn Cross</p><p><b>Hours</b>Mon–Fri 9:00–17:30 · Sat by appointment</p>',
      'Mon–Fri 09:00–17:30; Sat by appointment',
    ],
    ['<p>My clinic hours are: Monday, 08:30-12:30</p>', 'Clinic hours: Mon 08:30–12:30'],
    ['<p>Food is served daily 12–9pm</p>', 'Food is served: Mon–Sun 12:00–21:00'],
    [
      '<h2>Opening hours</h2><table><tr><td>Monday</td><td>Closed</td></tr><tr><td>Tuesday</td><td>By Prior Arrangement Only</td></tr><tr><td>Wed–Sat</td><td>9–5</td></tr></table>',
      'Mon closed; Tue by appointment; Wed–Sat 09:00–17:00',
    ],
    [
      '<p>Hours</p><p>Mon–Fri 8–5, Sat 9–1, bank holidays 10–12</p><p>Sun &amp; public holidays closed</p>',
      'Mon–Fri 08:00–17:00; Sat 09:00–13:00; Sun closed',
    ],
    [
      '<p>Open hours</p><p>Tuesday through Friday: 8–3.30</p><p>Sunday: noon to 4</p><p>Closed: Mondays and Saturdays</p>',
      'Mon closed; Tue–Fri 08:00–15:30; Sat closed; Sun 12:00–16:00',
    ],
    ['<p>Hours: Closed Sundays, Mon–Fri 9–5, Sat by appt</p>', 'Mon–Fri 09:00–17:00; Sat by appointment; Sun closed'],
    [
      `<h2>Call for an appointment; ${'all sessions require a deposit, '.repeat(3)}</h2><table><tr><td>Studio hours</td><td>Mon–Thu 12pm–9pm<br>Fri–Sat 12pm–10pm</td></tr></table>`,
      'Mon–Thu 12:00–21:00; Fri–Sat 12:00–22:00',
    ],
    ['<p>Mon–Sat, 7am–6pm</p><p>We aim to reply within 2–4 hours.</p>', 'Mon–Sat 07:00–18:00'],
    ['<p>Our Derry office is open from 10am-8pm Monday through Friday.</p>', 'Derry office: Mon–Fri 10:00–20:00'],
    ['<p>Hours: 9–5 Mon–Fri, 10–2 Sat</p>', 'Mon–Fri 09:00–17:00; Sat 10:00–14:00'],
  ])('%s', (html, summary) => {
    expect(hoursIn(html)[0]).toContain(summary);
  });

  /** Lines under "Opening hours", and the hours that they state. */
  test.each([
    // An end before the start is on the next day; a clock of 24 hours is one for the whole page.
    ['Mon–Thu 12:00–1:00 | Fri–Sun 13:00–2:00', 'Mon–Thu 12:00–01:00; Fri–Sun 13:00–02:00'],
    ['Thursday 9pm – 2am | Friday 9pm – 3.30am', 'Thu 21:00–02:00; Fri 21:00–03:30'],
    // Days of some weeks are not those of every week.
    ['Mon–Fri 9–5 | First Saturday of the month 10–1', 'Mon–Fri 09:00–17:00'],
    ['Tue–Fri 10am–6pm | Every other Saturday 10am–4pm', 'Tue–Fri 10:00–18:00'],
    ['Mon–Fri 9–5, first Saturday 10–1', 'Mon–Fri 09:00–17:00'],
    ['Mon–Fri 9am–5pm | Sat 10am–1pm (1st & 3rd of the month)', 'Mon–Fri 09:00–17:00'],
    ['Mon–Fri 9am–5pm | Saturdays in December 10am–4pm', 'Mon–Fri 09:00–17:00'],
    ['Mon–Sat 9am–5pm | Closed every second Monday', 'Tue–Sat 09:00–17:00'],
    // Exceptions.
    ['Monday to Friday 9am–5pm except Wednesday', 'Mon–Tue 09:00–17:00; Thu–Fri 09:00–17:00'],
    ['Daily 10:00–18:00 (not Sundays)', 'Mon–Sat 10:00–18:00'],
    ['Open every day apart from Monday and Tuesday, 11am to 10pm', 'Wed–Sun 11:00–22:00'],
    ['Mon–Sat 9am–6pm except Thursday, when we close at 1pm', undefined],
    ['Mon–Sat 9am–6pm (Thursday until 8pm)', 'Mon–Wed 09:00–18:00; Thu 09:00–20:00; Fri–Sat 09:00–18:00'],
    ['Mon–Sat 9am–6pm | Late opening Thursdays until 8pm', 'Mon–Wed 09:00–18:00; Thu 09:00–20:00; Fri–Sat 09:00–18:00'],
    ['Mon–Sat 9am–6pm | Half day Wednesday', 'Mon–Tue 09:00–18:00; Thu–Sat 09:00–18:00'],
    ['Tue–Sat 9–5.30, closed Sundays and Mondays', 'Mon closed; Tue–Sat 09:00–17:30; Sun closed'],
    ['9am to 5pm Monday to Saturday and we’re closed on Sundays.', 'Mon–Sat 09:00–17:00; Sun closed'],
    // Seasons and dates: all of them with their labels, or none.
    [
      'April to September: Mon–Fri 9am–7pm | October to March: Mon–Fri 10am–4pm',
      'April to September: Mon–Fri 09:00–19:00 / October to March: Mon–Fri 10:00–16:00',
    ],
    ['June–August: daily 10am–6pm | Rest of the year: Sat–Sun 11am–4pm', undefined],
    ['From 1 March 2027: Mon–Fri 8:00–20:00 | Until then: Mon–Fri 9:00–17:00', undefined],
    ['NEW HOURS from Monday 4th January: | Mon–Fri 10am–6pm', undefined],
    ['Mon–Fri 9am–5pm | Christmas Eve 9am–1pm', 'Mon–Fri 09:00–17:00'],
    ['Mon–Sat 9am–6pm | Thursday 24 December: 9am–1pm', 'Mon–Sat 09:00–18:00'],
    // Breaks.
    ['Mon–Fri 9am–5pm (closed for lunch 1–2)', 'Mon–Fri 09:00–13:00 and 14:00–17:00'],
    ['Mon–Fri 9.00–17.30 | Closed 13.00–14.00 daily', 'Mon–Fri 09:00–13:00 and 14:00–17:30'],
    ['Mon: 9am–5pm * | Tue: 9am–5pm | * Closed for lunch 1pm–2pm', 'Mon 09:00–13:00 and 14:00–17:00; Tue 09:00–17:00'],
    ['Mon–Fri 9am–5pm | The desk is closed between 1pm and 2pm', undefined],
    ['Mon–Fri 9am–5pm. Closed Wednesday afternoons.', undefined],
    ['Mon–Sun 9am–5pm | We do not open on Tuesdays.', 'Mon 09:00–17:00; Wed–Sun 09:00–17:00'],
    ['Holiday hours: | Mon–Sun 10am–2pm', 'Holiday hours: Mon–Sun 10:00–14:00'],
    // What is beside the hours.
    ['Mon–Fri 9am–5pm (last orders 4.30pm)', 'Mon–Fri 09:00–17:00'],
    ['Monday or Tuesday 9am–5pm | Friday 9am–5pm', 'Fri 09:00–17:00'],
    ['Mon–Fri approx. 9am–5pm', undefined],
    ['Open 24/7', 'Mon–Sun 24 hours'],
    ['Mondays 7pm–10pm', 'Mon 19:00–22:00'],
    // Other languages, also on an English page; a range is read whole, or not at all.
    ['Mo-Do 17:00 - 22:00 Uhr | Fr-So 17:00 - 23:00 Uhr', undefined],
    ['Di-Sa 18:00 - 23:00 Uhr', undefined],
    ['Mon zu Fri 9:00 - 17:00', undefined],
    ['Lunes a viernes de 9:30h a 13:30h y de 16:00h a 20:00h.', 'Mon–Fri 09:30–13:30 and 16:00–20:00'],
    ['Da aprile a ottobre: tutti i giorni 9:00 - 19:00', 'Da aprile a ottobre: Mon–Sun 09:00–19:00'],
    ['De segunda-feira a sexta-feira, das 8h30 às 17h30', 'Mon–Fri 08:30–17:30'],
    ['Maandag t/m vrijdag 9.00 tot 17.30 uur', 'Mon–Fri 09:00–17:30'],
    ['Poniedziałek – piątek od 9 do 17', 'Mon–Fri 09:00–17:00'],
    ['Tous les jours sauf le mardi : 10h – 19h', 'Mon 10:00–19:00; Wed–Sun 10:00–19:00'],
  ])('states of “%s” what is true every week, or nothing', (text, summary) => {
    const lines = text.split(' | ').map((line) => `<p>${line}</p>`);
    expect(hoursIn(`<h2>Opening hours</h2>${lines.join('')}`).join(' / ')).toBe(summary ?? '');
  });

  test.each([
    ['Wednesday', 'Morning only'],
    ['9–12', '1–3'],
  ])('takes no columns of days for days with all hours: %s, %s', (_, second) => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    expect(hoursIn(`<h2>Hours</h2><table>${row('Mon', 'Tue')}${row('9–12', second)}</table>`)).toEqual([]);
  });

  test('states no season alone, whose other one is not understood', () => {
    const html =
      '<h3>Winter hours</h3><p>Fri–Sun 12pm–6pm</p><h3>Summer hours</h3><p>Daily 10am–8pm, weather permitting</p>';
    expect(hoursIn(html)).toEqual([]);
  });

  test('labels no hours of branches with a question', () => {
    const html = '<h2>Need help now?</h2><p>Daily 8am–9pm</p><h2>Our desk</h2><p>Mon–Fri 9am–5pm</p>';
    expect(hoursIn(html).some((hours) => hours.includes('Need'))).toBe(false);
  });

  test('does not label hours with the link above them', () => {
    const html =
      '<p><a href="/lunch">Lunch</a></p><p>Monday – Friday 7am to 10.30am</p><p>Saturday – Sunday 7am to 11am</p>';
    expect(hoursIn(html)).toEqual(['Mon–Fri 07:00–10:30; Sat–Sun 07:00–11:00']);
  });

  test('does not take the headings of the content and the footer for branches', () => {
    const html =
      '<h2>Ready to start?</h2><p>Mon–Fri 7.30am–5.30pm, Sat 8am–1pm</p><footer><h4>Contact</h4><p>Mon–Fri 7.30am–5.30pm</p></footer>';
    expect(hoursIn(html)).toEqual(['Mon–Fri 07:30–17:30; Sat 08:00–13:00', 'Mon–Fri 07:30–17:30']);
  });

  test('does not take two headings of the same hours for branches', () => {
    const days = '<p>Mo–Do 9–18 Uhr</p><p>Fr 9–15 Uhr</p>';
    expect(
      hoursIn(`<h2>Unsere Öffnungszeiten</h2>${days}<h3>Sprechzeiten</h3>${days}<p>Sa nach Vereinbarung</p>`, 'de'),
    ).toEqual(['Mon–Thu 09:00–18:00; Fri 09:00–15:00', 'Mon–Thu 09:00–18:00; Fri 09:00–15:00; Sat by appointment']);
  });

  test.each([
    [
      '<h2>Opening hours</h2><h3>Ennis</h3><p>Mon–Fri 9:00–17:00</p><h3>Kilrush</h3><p>Mon–Fri 10:00–16:00</p>',
      ['Ennis: Mon–Fri 09:00–17:00', 'Kilrush: Mon–Fri 10:00–16:00'],
    ],
    [
      '<h2>Opening hours</h2><dl><dt>Library</dt><dd>Mon–Sat 10:00–20:00</dd><dt>Café</dt><dd>Mon–Sat 9:00–16:00</dd></dl>',
      ['Library: Mon–Sat 10:00–20:00', 'Café: Mon–Sat 09:00–16:00'],
    ],
    [
      '<h2>Opening hours</h2><p>Mon–Sat 8:00–21:00</p><h2>Post office</h2><p>Mon–Fri 9:00–17:30</p>',
      ['Mon–Sat 08:00–21:00', 'Post office: Mon–Fri 09:00–17:30'],
    ],
    [
      '<h2>Visit us</h2><p>Mon–Fri 9:00–17:00</p><h2>Showroom</h2><p>Mon–Fri 10:00–16:00</p>',
      ['Mon–Fri 09:00–17:00', 'Showroom: Mon–Fri 10:00–16:00'],
    ],
  ])('names the branch or counter that hours stand below where others contradict them: %s', (html, expected) => {
    expect(hoursIn(html)).toEqual(expected);
  });

  test('labels the hours of a kitchen and of a season', () => {
    const html =
      '<h2>Opening hours</h2><p>Mon–Sun 12–11pm</p><p>Kitchen: Mon–Sun 12–9pm</p><h3>Winter</h3><p>Fri–Sun 12–6pm</p>';
    expect(hoursIn(html)).toEqual([
      'Mon–Sun 12:00–23:00',
      'Kitchen: Mon–Sun 12:00–21:00',
      'Winter: Fri–Sun 12:00–18:00',
    ]);
  });

  test.each([
    ['de', '<p>Öffnungszeiten</p><p>Mo–Fr 9–18 Uhr, Samstag 9–13 Uhr</p>', 'Mon–Fri 09:00–18:00; Sat 09:00–13:00'],
    ['fr', '<p>Horaires</p><p>Lundi au vendredi de 9h à 18h30</p>', 'Mon–Fri 09:00–18:30'],
    [
      'da',
      '<h2>Åbningstider</h2><p>Mandag - Fredag: 09:00 - 17:30</p><p>Lørdag - Søndag: Lukket</p>',
      'Mon–Fri 09:00–17:30; Sat–Sun closed',
    ],
    [
      'da',
      '<p>Åbningstider</p><p>Man–tors kl. 10–17, fre kl. 10–18, lør 10–14</p>',
      'Mon–Thu 10:00–17:00; Fri 10:00–18:00; Sat 10:00–14:00',
    ],
    ['da', '<p>Åbent alle dage 11.00 til 21.00</p>', 'Mon–Sun 11:00–21:00'],
    [
      'sv',
      '<h2>Öppettider</h2><p>Måndag–fredag 9.00–18.00</p><p>Lördag 10–15</p><p>Söndag stängt</p>',
      'Mon–Fri 09:00–18:00; Sat 10:00–15:00; Sun closed',
    ],
    ['sv', '<p>Öppettider: vardagar 8–17, lördag och söndag 10–14</p>', 'Mon–Fri 08:00–17:00; Sat–Sun 10:00–14:00'],
    ['sv', '<p>Öppettider</p><p>Måndag till torsdag 11–21 (varannan vecka)</p>', ''],
    ['sv', '<p>Öppettider</p><p>Alla dagar utom måndag 10–16</p>', 'Tue–Sun 10:00–16:00'],
    [
      'nb',
      '<p>Åpningstider</p><p>Mandag til fredag 10–17</p><p>Lørdag 10–15</p><p>Søndag stengt</p>',
      'Mon–Fri 10:00–17:00; Sat 10:00–15:00; Sun closed',
    ],
    ['da', '<p>Åbningstider</p><p>Mandag og onsdag 9–12 ca.</p>', ''],
    ['ga', '<p>Luan go hAoine 9.30 r.n. – 5.30 i.n.</p>', 'Mon–Fri 09:30–17:30'],
  ])('reads hours in the language %s', (language, html, summary) => {
    expect(hoursIn(html, language)[0] ?? '').toBe(summary);
  });

  test.each([
    ['one closed day of seven', '<p>Sunday closed</p>'],
    ['a timetable of classes', '<h2>Class timetable</h2><p>Monday 18:00-19:00</p><p>Tuesday 18:00-19:00</p>'],
    ['two hours for one day', '<p>Opening hours</p><p>Mon–Fri 9–5</p><p>Friday 9–1</p>'],
    ['prose', '<p>We met on a Monday in 2019 and opened 3 shops.</p>'],
    ['the time at which a dish is served', '<h3>Sandwiches</h3><p>SERVED FROM 12NOON - 5PM DAILY</p>'],
  ])('ignores %s', (_, html) => {
    expect(hoursIn(html)).toEqual([]);
  });

  test('gives days no hours that are those of a later day', () => {
    const html =
      '<h2>Opening times</h2><p>Mon–Thu</p><p>11am to 11pm</p><p>Fri–Sat</p><p>11am until we run out, or 12 at the latest</p><p>Sunday</p><p>12–8pm</p>';
    expect(hoursIn(html)).toEqual(['Mon–Thu 11:00–23:00; Sun 12:00–20:00']);
  });

  test('labels no hours with the heading of another section, nor takes those of a telephone line', () => {
    const html =
      '<h3>Open for lunch</h3><p>Come in your break.</p><h3>New Saturday hours</h3><p>Now open 8am–5pm on Saturday.</p><h3>Emergency?</h3><p>Call 24 hours a day, 7 days a week.</p>';
    expect(hoursIn(html)).toEqual([]);
  });

  test('takes no label from the menu above the hours', () => {
    const menu = '<nav><ul><li><a href="/t">Treatments</a></li><li><a href="/g">Gallery</a></li></ul></nav>';
    const hours =
      '<table><tr><th>Monday–Friday</th><td>9:00 – 18:00</td></tr><tr><th>Saturday</th><td>CLOSED</td></tr></table>';
    expect(hoursIn(`${menu}<main>${hours}</main>`)).toEqual(['Mon–Fri 09:00–18:00; Sat closed']);
  });

  test('takes the hours of a telephone line for no opening hours', () => {
    expect(hoursIn('<p>Our crisis line is staffed 24 hours a day, 7 days a week.</p>')).toEqual([]);
  });

  test('ignores hours that a template asks its owner to confirm', () => {
    expect(hoursIn('<h2>Clinic hours</h2><p>[Mon–Fri, 9am–6pm — confirm]</p>')).toEqual([]);
  });

  test('ignores the hours of a price', () => {
    expect(hoursIn('<h2>Open all year</h2><p>Full day: Monday to Friday, 7:30am to 6:00pm - GBP 30</p>')).toEqual([]);
    expect(hoursIn('<h2>Hours</h2><p>Out of hours: 5pm to 8am Monday–Friday</p>')).toEqual([]);
    expect(hoursIn('<h2>Hours</h2><p>Hourly rate – 8am to 5pm – Mon to Fri: £75</p>')).toEqual([]);
  });
});

test('findOpeningHours › reads a week on one line, but no longer text', () => {
  const week = (days: string[]) =>
    hoursIn(`<p>Opening hours: ${days.map((day) => `${day} 9:00 am – 12:30 pm & 1:30 pm – 5:30 pm`).join('; ')}</p>`);
  expect(week(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])).toHaveLength(1);
  expect(week(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])).toEqual([]);
});

test('findOpeningHours › takes the hours below a short heading of classes for those of classes', () => {
  const below = (length: number) => hoursIn(`<h2>Classes ${textOf(length - 8)}</h2><p>Mon–Fri 9–5</p>`);
  expect(below(55)).toEqual([]);
  expect(below(75)).toEqual(['Mon–Fri 09:00–17:00']);
});
