import type { IncomingMessage } from 'node:http';
import { escapeText } from 'entities';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openGate } from '@/lib/agent/prove/gate';
import { renderMarkdown } from '@/lib/blog/markdown';
import { countWords } from '@/lib/blog/reading-time';
import { chunkPage } from '@/lib/crawler/export/chunk-page';
import { decodePage } from '@/lib/crawler/fetch/charset';
import { parseRobots } from '@/lib/crawler/fetch/robots';
import { normalUrl } from '@/lib/crawler/frontier/normal-url';
import { readPage as readTask } from '@/lib/crawler/pool/read-tasks';
import { sitemapParser } from '@/lib/crawler/sitemaps/parse-sitemap';
import { handleForm } from '@/lib/forms/form-action';
import { emailLine, line, lines, properName } from '@/lib/forms/form-fields';
import { networkOf } from '@/lib/http/client-network';
import { validatorsMatch } from '@/lib/http/etag';
import { isTooDeep } from '@/lib/http/json-depth';
import { statusPage } from '@/lib/http/status-page';
import { spamReasonsOf } from '@/lib/leads/spam';
import { passagesOfArticle, passagesOfMarkdown } from '@/lib/niche-research/passages';
import { openSite } from '@/lib/reader/answers/answer';
import { greetingFrom } from '@/lib/reader/answers/report/greeting';
import { reportOn } from '@/lib/reader/answers/report/report';
import { toAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { patternOf } from '@/lib/reader/lexicon/phrases';
import { readPage } from '@/lib/reader/read-page';
import { negotiateEncoding } from '@/lib/server/cache/encode-body';
import { clientIp } from '@/lib/server/client-ip';
import { describeOutdatedForm } from '@/lib/server/forms/outdated-form';
import { dataRequestHeaders } from '@/lib/server/next-internals/data-request';
import { routeClass } from '@/lib/server/routes';
import { hashPolicy } from '@/lib/server/security/content-security-policy';
import { findRejection } from '@/lib/server/security/reject-malformed';
import { csvLine } from '@/lib/text/csv';
import { fromDublin } from '@/lib/text/dublin-time';
import { escapeMarkdown } from '@/lib/text/escape-markdown';
import { foldAccents } from '@/lib/text/fold-accents';
import { languageName } from '@/lib/text/language';
import { parseUrl } from '@/lib/text/parse-url';
import { automaticSlug, isSlug } from '@/lib/text/slug';
import { telUrl } from '@/lib/text/tel-url';
import { growth } from '../../support/growth';
import { hostilePages } from '../../support/hostile-pages';
import { replyOf } from '../../support/reply-of';

/** What other people's text may repeat: white space, marks, and the beginnings of everything that some pattern looks for. */
const SHAPES = [
  'a',
  ' ',
  '\n',
  'a ',
  'a\n',
  '\u0301',
  '"',
  '\\',
  '\ud800',
  '<a ',
  '<script',
  '<style>',
  '&',
  '-',
  'a-',
  '/',
  '/..',
  '%2e',
].concat([
  '1',
  '1.',
  '+',
  '@',
  'a@',
  '@a.',
  ';',
  ';=',
  '\n"',
  ' "',
  ',',
  'a;q=0.1,',
  'W/"',
  ':',
  'ff:',
  '{"',
  '[{',
  '"\\',
  'http://',
  'www.',
  '--x\r\n',
  '*a',
  '?a=',
  ';sid=',
  '<url><loc>',
  '[a](',
  '# a\n',
  '== a ==\n',
  '1. **a**\n\na\n\n',
  '.A',
  'A ',
  "A'",
  '€1 ',
  'Mon-Fri 9-5 ',
  '1 Main St, ',
  'not, ',
]);

const request = (url: string, headers: Record<string, string>) =>
  ({ url, method: 'GET', headers, rawHeaders: [], socket: {} }) as unknown as IncomingMessage;

function submit(text: string) {
  const form = new FormData();
  for (const name of ['message', 'subject', 'name', 'email']) form.set(name, text);
  const long = Number.MAX_SAFE_INTEGER;
  const schema = z.object({ message: lines, subject: line(long), name: properName(long, ''), email: emailLine });
  return handleForm(schema, form, async () => undefined);
}

const outdated = (text: string) =>
  describeOutdatedForm(
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}\r\n--x--\r\n`),
    'multipart/form-data; boundary=x',
    '/',
  );

const HOME = 'https://bakery.example/';
const PASSAGE = 1_000;

function readSitemap(text: string) {
  for (const start of ['', '<urlset><url><loc>']) {
    const parser = sitemapParser(() => undefined);
    parser.write(start + text);
    parser.end();
  }
}

const asked = openSite([toAnswerPage({ ...readPage('<p>Rooms from €60.</p>', HOME, { blocks: true }), url: HOME })]);

const phrases = patternOf([
  '(a|b|not) ... (1|not) ... a* ... zz',
  'a + + zz',
  '# # zz',
  '+ a*',
  '<a >a< (+ )?b>',
  '*a-a',
  '^a ... zz$',
]);

const readers: Record<string, (text: string) => unknown> = {
  automaticSlug,
  chunkPage: (text) => chunkPage(`${text}\n# ${text}`),
  clientIp: (text) => clientIp(request('/', { 'x-forwarded-for': text }), 1),
  converse: (text) => replyOf(asked, text, [text, `${text}?`]),
  countWords,
  csvLine: (text) => csvLine([text]),
  dataRequestHeaders: (text) => dataRequestHeaders({ 'next-router-state-tree': text, 'next-url': `/${text}` }, 'x'),
  decodePage: (text) => decodePage(Buffer.from(text, 'latin1'), ''),
  describeOutdatedForm: outdated,
  escapeMarkdown,
  findRejection: (text) => findRejection(request(`/${text}`.slice(0, 4_096), { host: text })),
  foldAccents,
  fromDublin,
  handleForm: submit,
  // Pages contain what others wrote only escaped.
  hashPolicy: (text) => hashPolicy(`<p>${escapeText(text)}</p>`),
  isSlug,
  isTooDeep,
  languageName,
  negotiateEncoding,
  networkOf,
  normalUrl: (text) => normalUrl(`${HOME}${text}`),
  openGate: (text) =>
    openGate([{ text }, { text: 'Rooms', heading: text, label: text }]).judge(text.slice(0, 400), text),
  parseRobots: (text) => parseRobots(`${text}\nUser-agent: *\nDisallow: /${text}\n${text}`, 'bot').allows(`/${text}`),
  passagesOfArticle: (text) => passagesOfArticle(text, PASSAGE),
  passagesOfMarkdown: (text) => passagesOfMarkdown(text, PASSAGE),
  parseUrl: (text) => parseUrl(`https://${text}`),
  // Each line is one of hours, of days alone or of times alone, which belong together.
  readHours: (text) =>
    readTask({
      html: `<h2>Opening hours</h2><p>${`Mon–Fri 9am–5pm\nSat\n${text.slice(0, 40).replaceAll('\n', ' ')}\n10:00–13:00\n`.repeat(text.length / 80).replaceAll('\n', '</p><p>')}`,
      url: HOME,
      options: { blocks: true },
    }),
  // A postcode before it, since what follows one may be names of a place.
  readPage: (text) => readTask({ html: `<p>${text}<p>D02 X285 ${text} 1`, url: HOME, options: { blocks: true } }),
  readPageInLines: (text) =>
    readTask({ html: `<p>D02 X285 ${text.slice(0, 200)} 1`.repeat(text.length / 200), url: HOME, options: {} }),
  phrases: (text) => [phrases.test(text), phrases.replace(text, ' '), phrases.endAt(text, 0)],
  routeClass: (text) => routeClass(`/blog/${text}`),
  sitemapParser: readSitemap,
  spamReasonsOf: (text) => spamReasonsOf({ text, formToken: text, hasScript: true }),
  statusPage: (text) => statusPage({ title: '', advice: '', written: [text] }),
  telUrl,
  validatorsMatch: (text) => validatorsMatch({ 'if-none-match': text, 'if-modified-since': text }, '"a"', text),
};

const SIZE = 20_000;

/** As many steps as there are pairs. */
function compareAll(size: number) {
  let count = 0;
  for (let one = 0; one < size; one += 1) for (let other = 0; other < size; other += 1) count += (one ^ other) & 1;
  return count;
}

describe('growth', () => {
  test('of work that compares all with all is more than linear', async () => {
    expect(await growth(compareAll, 6_000)).toBeGreaterThan(3);
  });

  test.each(Object.entries(readers))(
    'of the processor time of %s is linear, whatever the text repeats',
    async (_name, read) => {
      for (const shape of SHAPES) {
        const work = (size: number) => read(shape.repeat(Math.ceil(size / shape.length)));
        expect(await growth(work, SIZE), JSON.stringify(shape)).toBeLessThan(3);
      }
    },
  );

  test.each(['> ', '>', '- ', '1. ', '- > ', '> 1. '])(
    'of the processor time of renderMarkdown is linear for %j nested in itself',
    async (marker) => {
      const work = (size: number) => renderMarkdown(marker.repeat(size), 'https://bakery.example');
      expect(await growth(work, 2_000)).toBeLessThan(3);
    },
  );

  test.each(Object.entries(hostilePages))(
    'of the processor time from a page to the report on it is linear for %s',
    async (_name, write) => {
      const work = (size: number) => {
        const page = readPage(write(size), HOME, { blocks: true });
        const site = openSite([toAnswerPage({ ...page, url: HOME })]);
        return [greetingFrom(site), reportOn(site)];
      };
      expect(await growth(work, 250)).toBeLessThan(3);
    },
  );
});
