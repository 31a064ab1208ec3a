import { expect, test } from 'vitest';
import { findQuestions } from '@/lib/reader/facts/found/questions';
import { readLines } from '@/lib/reader/facts/shared/page-lines';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { readBlocks } from '@/lib/reader/page/read-blocks';
import { textOf } from '../../pages';

const questionsIn = (html: string, title = '') =>
  findQuestions(readLines(readBlocks(parseHtml(html), () => null)), title, 'https://example.ie/').map(
    ({ question, answer }) => `${question} ${answer}`,
  );
const faqIn = (html: string) => questionsIn(html, 'FAQ');

const OFTEN = '<h3>How often is a chimney swept?</h3><p>Once a year for gas, twice a year for wood and turf.</p>';
const COST = '<h3>What does a sweep cost?</h3><p>It depends on the height of the chimney and its last sweep.</p>';

test('findQuestions reads headings that ask, with their answers', () => {
  expect(questionsIn(OFTEN + COST)).toEqual([
    'How often is a chimney swept? Once a year for gas, twice a year for wood and turf.',
    'What does a sweep cost? It depends on the height of the chimney and its last sweep.',
  ]);
});

test('findQuestions leaves out questions whose answer is the text of a template', () => {
  const empty = '<h3>Is my payment safe?</h3><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>';
  expect(faqIn(`<div>${OFTEN}${empty}</div>`)).toHaveLength(1);
});

test('findQuestions ignores invitations in a list of questions', () => {
  const ask = '<h3>Questions about coverage?</h3><p>Call us and we will help.</p>';
  const why = '<h3>Why work with us?</h3><p>We have swept since 1990, in all weathers.</p>';
  expect(faqIn(`<div>${OFTEN}${ask}${why}</div>`)).toHaveLength(1);
});

test('findQuestions ignores a word that asks', () => {
  const pairs = [['Questions?', 'Call either office and we will connect you.']].map(
    ([question, answer]) => `<h3>${question}</h3><p>${answer}</p>`,
  );
  expect(faqIn(`<div>${OFTEN}${pairs.join('')}</div>`)).toHaveLength(1);
});

test('findQuestions reads a question to the business, without its number', () => {
  const pairs = '<h3>Q6 Are you hiring?</h3><p>We almost never lose staff.</p>';
  expect(faqIn(`<div>${pairs}</div>`)).toEqual(['Are you hiring? We almost never lose staff.']);
});

test('findQuestions takes no text of a template for a question', () => {
  const lorem = '<h3>Lorem ipsum, dolor sit amet elit?</h3><p>Lorem ipsum dolor sit amet.</p>';
  expect(faqIn(`<div>${OFTEN}${lorem}</div>`)).toHaveLength(1);
});

test('findQuestions takes the only heading that asks for a headline, except in a list of questions', () => {
  expect(questionsIn(OFTEN)).toEqual([]);
  expect(faqIn(`<div>${OFTEN}</div>`)).toHaveLength(1);
});

test('findQuestions ends an answer before the invitation below it', () => {
  expect(
    faqIn(
      '<div><h3>Do points expire?</h3><p>After two years without a visit, all of them expire.</p></div><p>Ready to start earning?</p>',
    ),
  ).toEqual(['Do points expire? After two years without a visit, all of them expire.']);
});

test.each([
  [
    'the answer is a pitch',
    '<h3>Do you have a blocked gutter?</h3><p>Then look no further. We clear every gutter in the county.</p>',
  ],
  [
    'the answer only announces a list',
    '<h3>What are the benefits of yoga?</h3><p>Regular yoga helps with all of the following in daily life:</p><h4>Posture</h4>',
  ],
])('findQuestions ignores a question if %s', (_, html) => {
  expect(questionsIn(html)).toEqual([]);
});

test('findQuestions reads a question without the glyph of its accordion', () => {
  expect(
    questionsIn(
      '<h2>FAQ</h2><h3>▶ Do you take cards?</h3><p>Yes, all cards and contactless payments too.</p><h3>Can I park? +</h3><p>Yes, there are free spaces behind the house.</p>',
    ),
  ).toEqual([
    'Do you take cards? Yes, all cards and contactless payments too.',
    'Can I park? Yes, there are free spaces behind the house.',
  ]);
});

test('findQuestions reads neither the steps of a form nor the teaser of an article', () => {
  expect(
    questionsIn(
      '<h2>What is needed?</h2><p>Select all that apply to your home or business premises.</p><a href="/blog"><h3>How often should you clean windows?</h3><p>The honest guide to the frequency for homes.</p></a>',
    ),
  ).toEqual([]);
});

test.each(['Do you want cheaper car insurance?', "Can't wait to drive alone?", 'Are you looking for a change?'])(
  'findQuestions takes "%s" for a call to action',
  (heading) => {
    expect(questionsIn(`<h3>${heading}</h3><p>Our course takes six hours and makes a driver of you.</p>`)).toEqual([]);
  },
);

test.each([
  [
    'the label of a field',
    '<form><h3>What is your question about?</h3><p>Sales, repairs, warranty or something else</p></form>',
  ],
])('findQuestions does not read %s', (_, html) => {
  expect(questionsIn(html)).toEqual([]);
});

const linesOf = (html: string) => readLines(readBlocks(parseHtml(html), () => null));

test('findQuestions › reads headings that are questions, but no calls to action', () => {
  const lines = linesOf(
    '<h3>Do you take cards?</h3><p>Yes, all of them.</p><h3>Still have questions?</h3><p>Ring us any time.</p>',
  );
  expect(findQuestions(lines, 'FAQ', 'https://example.ie/faq')).toMatchObject([
    { question: 'Do you take cards?', answer: 'Yes, all of them.' },
  ]);
});

test('findQuestions › reads an answer that is set as a heading', () => {
  const answer =
    'Installers are accredited to fit boilers, water heating and heat pumps to the highest standard there is.';
  const lines = linesOf(`<h1>What is an accredited installer?</h1><h2>${answer}</h2>`);
  expect(findQuestions(lines, 'Questions about boilers', 'https://example.ie/boilers')).toMatchObject([{ answer }]);
});

test('findQuestions › leaves out the numbers that count questions', () => {
  const faq =
    '<div><dl><dt>01Are you insured?</dt><dd>Yes, we are.</dd><dt>02 How many chimneys?</dt><dd>Two.</dd></dl></div>';
  expect(questionsIn(faq)).toEqual(['Are you insured? Yes, we are.', 'How many chimneys? Two.']);
});

test('findQuestions › takes buttons in or below an answer for no choices', () => {
  const buttons = '<button>Book now</button><button>Call us</button>';
  const answered = (question: string) =>
    `<h3>${question}</h3><div><p>Yes, we come to every house in the county once a year.</p>${buttons}</div>`;
  expect(questionsIn(answered('Do you sweep chimneys?') + answered('Do you clean gutters?'))).toHaveLength(2);
  const last = `<h2>FAQ</h2><p><strong>Do you sweep chimneys?</strong><br>Yes, every day of the week.</p><form>${buttons}</form>`;
  expect(questionsIn(last)).toEqual(['Do you sweep chimneys? Yes, every day of the week.']);
});

test('findQuestions › reads a long answer, but not half a book', () => {
  const answered = (length: number) => faqIn(`<div><h3>Do you sweep chimneys?</h3><p>${textOf(length)}</p></div>`);
  expect(answered(1_900)).toEqual([`Do you sweep chimneys? ${textOf(1_900)}`]);
  expect(answered(2_500)).toEqual([]);
});

test('findQuestions › ends an answer before a heading, unless that is a whole sentence', () => {
  const answered = (length: number) =>
    faqIn(`<h3>Do you sweep chimneys?</h3><p>Yes, we do.</p><h4>${textOf(length)}</h4>`);
  expect(answered(90)).toEqual(['Do you sweep chimneys? Yes, we do.']);
  expect(answered(120)).toEqual([`Do you sweep chimneys? Yes, we do.\n${textOf(120)}`]);
});

test('findQuestions › reads three buttons that ask, whatever heads them', () => {
  const ask = (question: string) =>
    `<div><button aria-expanded="false">${question}<span> +</span></button><div><p>Of course: any Monday from seven.</p></div></div>`;
  const asked = ['Can I just turn up?', 'Is there any parking?', 'Does it cost anything?'];
  expect(questionsIn(`<h1>Good to know</h1>${asked.map(ask).join('')}`)).toHaveLength(3);
  expect(questionsIn(`<h1>Good to know</h1>${ask('Can I just turn up?')}`)).toEqual([]);
});
