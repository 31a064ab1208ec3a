import { describe, expect, test } from 'vitest';
import { Collector, selectBest } from '@/lib/niche-research/collect';
import type { SourceKind } from '@/lib/niche-research/knowledge';
import { vocabularyOf } from '@/lib/niche-research/relevance';
import { planResearch } from '@/lib/niche-research/research-plan';
import type { SourcePage } from '@/lib/niche-research/research-sink';
import { nicheOptionsSchema } from '@/lib/niche-research/schema';

const collectorOf = (niche: string) => {
  const plan = planResearch(niche, nicheOptionsSchema.parse({}));
  return new Collector(vocabularyOf(plan), plan);
};

test('Collector and selectBest › drop duplicates across sources, and limit the share of one source', () => {
  const collector = collectorOf('plumber');
  const content =
    'A plumber checks the boiler, the pipework and every valve for a leak, and drains the heating system where that is needed.';
  const passages = [{ heading: 'Boilers', content }];
  expect(
    collector.collect({ source: 'https://a.ie/', kind: 'regulation', isListed: true, title: 'Plumbers', passages }),
  ).toHaveLength(1);
  expect(
    collector.collect({ source: 'https://b.ie/', kind: 'education', isListed: true, title: 'Others', passages }),
  ).toEqual([]);
  const item = (source: string, score: number) => ({
    category: 'Regulations',
    title: 't',
    content: `${source} ${score}`,
    source,
    type: 'regulation' as const,
    score,
  });
  const selected = selectBest(
    [...Array.from({ length: 20 }, (_, n) => item('https://a.ie/', 0.9 - n / 100)), item('https://b.ie/', 0.5)],
    9,
  );
  expect(selected.filter(({ source }) => source === 'https://a.ie/')).toHaveLength(3);
  expect(selected.some(({ source }) => source === 'https://b.ie/')).toBe(true);
});

describe('Collector', () => {
  const plumber = () => collectorOf('plumber');
  const work =
    'checks the boiler, the pipework and every valve for a leak, and drains the heating system where that is needed';
  const collect = (collector: Collector, kind: SourceKind, content: string) =>
    collector.collect({
      source: 'https://a.ie/',
      kind,
      isListed: false,
      title: 'Plumber',
      passages: [{ heading: 'When is it done?', content }],
    });

  test('takes what somebody names by hand, whatever it says and however short it is', () => {
    for (const content of ['Boiler service €110', 'I am a friendly man from Ennis. Call me!', `Our plumber ${work}.`])
      expect(collect(plumber(), 'own', content)).toMatchObject([{ content, type: 'own' }]);
  });

  test('leaves out advertising and reviews, wherever they are found', () => {
    const advertising = `We offer it all: our plumber ${work}. Call us now for a free quote.`;
    const review = `Great service, highly recommend: the plumber ${work}.`;
    for (const kind of ['best-practice', 'blog', 'trade-journal', 'company'] as const) {
      expect(collect(plumber(), kind, advertising)).toEqual([]);
      expect(collect(plumber(), kind, review)).toEqual([]);
      const information = `A plumber ${work}. Then the plumber fills it again and bleeds each of the radiators.`;
      expect(collect(plumber(), kind, information)).toMatchObject([{ type: kind }]);
    }
  });

  const page = (kind: SourceKind, contents: string[], title = 'Plumber'): SourcePage => ({
    source: 'https://a.ie/guide',
    kind,
    isListed: false,
    title,
    passages: contents.map((content) => ({ heading: 'When is it done?', content })),
  });
  const information = `A plumber ${work}. It is done once in a year, and a record of it is kept.`;

  test('labels a guide on a page that sells something as a company’s', () => {
    const offer = 'Our plumber knows it all. Call us now for a free quote, we are here for you.';
    expect(plumber().collect(page('best-practice', [information, offer]))).toMatchObject([{ type: 'company' }]);
    expect(plumber().collect(page('best-practice', [information]))).toMatchObject([{ type: 'best-practice' }]);
    expect(
      plumber().collect(
        page('blog', [information, 'Book a visit with Ann, the plumber for each of your leaks, and see for yourself.']),
      ),
    ).toMatchObject([{ type: 'company' }]);
    const listed = { ...page('best-practice', [information, offer]), isListed: true };
    expect(plumber().collect(listed), 'an adviser in the directory').toMatchObject([{ type: 'best-practice' }]);
  });

  test('leaves out the paragraphs of a passage that advertise', () => {
    const text = `Ring us on 091 555 0100.\n\n${information}\n\nWe are here for you.`;
    expect(plumber().collect(page('company', [text]))).toMatchObject([{ content: information }]);
  });

  test('takes nothing from a company’s brochure', () => {
    const rule = `${information} If it leaks, the insurance is told within two days, unless the licence says otherwise.`;
    const slogans =
      'Our friendly experts offer an excellent, reliable service, and we are passionate about quality and peace of mind! ';
    const of = (contents: string[]): SourcePage => {
      const brochure = page('company', contents);
      return { ...brochure, passages: brochure.passages.map(({ content }) => ({ heading: 'Work', content })) };
    };
    expect(plumber().collect(of([rule]))).toMatchObject([{ content: rule }]);
    expect(plumber().collect(of([rule, slogans.repeat(9)]))).toEqual([]);
  });

  test('takes nothing from a page that is about another trade', () => {
    const passage =
      'The water in the boiler of a steam engine is heated until its pressure moves the valve, and the pipe takes it to the cylinder.';
    expect(plumber().collect(page('blog', [passage], 'Steam engines'))).toEqual([]);
    expect(plumber().collect(page('blog', [passage], 'Steam engines | Plumbing & Boilers Ltd'))).toEqual([]);
  });

  test('takes no introduction to something else, and nothing that a guessed adviser says of themselves', () => {
    const introduction = `A plumber ${work}. It is done once a year, and these are the steps of it:`;
    expect(plumber().collect(page('blog', [introduction]))).toEqual([]);
    const own = `${information}\n\nWe write guides for each plumber who wants to learn about the heating of homes.`;
    expect(plumber().collect(page('best-practice', [own]))).toMatchObject([{ content: information }]);
  });

  test('takes no sentence that only says where to read more', () => {
    const pointers = [
      'View this step-by-step guide, which has everything that a plumber and a customer of a plumber need to know about the boiler.',
      'This magazine takes a look at what a plumber has to know about the inspection of a boiler and the pipes of a house.',
    ];
    for (const pointer of pointers) expect(plumber().collect(page('trade-journal', [pointer]))).toEqual([]);
    const advice = `${pointers[0]} A plumber ${work}.`;
    expect(plumber().collect(page('trade-journal', [advice]))).toHaveLength(1);
  });

  test('takes no passage that names neither the trade nor the niche, unless its title does', () => {
    const other =
      'The water in a bath is let out before the tap, the toilet and the shower are taken from the bathroom wall. If it is old, it is replaced.';
    const passages = [information, other];
    expect(plumber().collect(page('blog', passages, 'Old bathrooms'))).toHaveLength(1);
    expect(plumber().collect(page('blog', passages, 'Plumbing of old bathrooms'))).toHaveLength(2);
  });

  test('takes no list of names', () => {
    const names = 'Plumber Boiler repair Leak detection Drain cleaning Radiator Valve Pipework Heating Bathroom Shower';
    expect(plumber().collect(page('regulation', [`${names} ${names.toUpperCase()}`]))).toEqual([]);
  });

  test('keeps what the words of the niche name, even those of notices', () => {
    const text =
      'The contract for a wedding venue says when the deposit is kept. If the venue cancels the wedding, it is paid back in full.';
    const collector = collectorOf('wedding venue');
    expect(collector.collect(page('regulation', [text], 'Weddings'))).toHaveLength(1);
  });

  test('recognises other words of the family of the niche', () => {
    const text =
      'A pharmacist reviews the prescription before a medicine is given out, and offers to counsel the patient on the use of it.';
    expect(collectorOf('pharmacy').collect(page('regulation', [text], 'Pharmacists'))).toHaveLength(1);
  });

  test('takes no procedure of another firm, but what a guide says of one', () => {
    const procedure = `A deposit is taken when the plumber is booked, and a late cancellation is charged. A plumber ${work}.`;
    expect(plumber().collect(page('company', [procedure]))).toEqual([]);
    expect(plumber().collect({ ...page('best-practice', [procedure]), isListed: true })).toHaveLength(1);
  });
});
