import { expect, test } from 'vitest';
import { readPage } from '@/lib/reader/read-page';

const focused = (main: string, path = '/swimming') =>
  readPage(`<title>City Swim</title><main>${main}</main>`, `https://swim.ie${path}`, { focus: [] }).text;
const STORY = '<h2>Our story</h2><p>It began with a swim in the sea.</p>';

test('focusBlocks › keeps what stands below a heading about such a topic, at any depth', () => {
  const text = focused(
    `<h1>Swimming</h1>${STORY}<h2>Our facilities</h2><h3>Clean water</h3><p>Filtered every night.</p><h3>Showers</h3><p>Hot ones.</p><h2>History</h2><p>We are old.</p>`,
  );
  expect(text).toBe('Our facilities\nClean water\nFiltered every night.\nShowers\nHot ones.');
});

test('focusBlocks › keeps the headings above a part that states a fact', () => {
  expect(
    focused(`<h1>Swimming</h1>${STORY}<h2>Saturdays</h2><h3>In the small pool</h3><p>Six lengths for €5.</p>`),
  ).toBe('Saturdays\nIn the small pool\nSix lengths for €5.');
});

test('focusBlocks › takes a headline for the topic of its own part only', () => {
  expect(focused(`<h1>Book a lane in the small pool</h1><p>Ring any time.</p>${STORY}`)).toBe(
    'Book a lane in the small pool\nRing any time.',
  );
});

test('focusBlocks › keeps all of a home page that is about no such topic', () => {
  expect(focused('<h1>City Swim</h1><p>Cold water.</p>', '/')).toBe('City Swim\nCold water.');
});
