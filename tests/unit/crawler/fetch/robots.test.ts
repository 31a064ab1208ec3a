import { describe, expect, test } from 'vitest';
import { parseRobots } from '@/lib/crawler/fetch/robots';

const allows = (text: string, path: string, agent = 'FooBot') => parseRobots(text, agent).allows(path);

// The cases of Google's robots.txt parser and of RFC 9309, told again.
describe('which group counts', () => {
  test('no rules, or an empty file, allow everything', () => {
    expect(allows('', '/x')).toBe(true);
    expect(allows('user-agent: FooBot\nDisallow:\n', '/x')).toBe(true);
  });

  test('our own group wins over the one for everybody, wherever it stands', () => {
    const text = 'user-agent: *\ndisallow: /\nuser-agent: FooBot\nallow: /\n';
    expect(allows(text, '/x')).toBe(true);
    expect(allows(text, '/x', 'BarBot')).toBe(false);
    expect(allows('user-agent: FooBot\ndisallow: /x\nuser-agent: *\n', '/x')).toBe(false);
  });

  test('several groups of ours count together, and several names may share one', () => {
    const text = 'user-agent: FooBot\nuser-agent: BarBot\ndisallow: /a\n\nuser-agent: foobot\ndisallow: /b\n';
    expect([allows(text, '/a'), allows(text, '/b'), allows(text, '/c')]).toEqual([false, false, true]);
    expect([allows(text, '/a', 'BarBot'), allows(text, '/b', 'BarBot')]).toEqual([false, true]);
  });

  test('names are compared without case and without version', () => {
    for (const name of ['FOOBOT', 'foobot', 'FooBot/1.2', 'foobot 2']) {
      expect(allows(`user-agent: ${name}\ndisallow: /`, '/x')).toBe(false);
    }
    expect(allows('user-agent: FooBotter\ndisallow: /', '/x')).toBe(true);
    expect(allows('user-agent: Foo\ndisallow: /', '/x')).toBe(true);
  });

  test('rules before any group count for nobody', () => {
    expect(allows('disallow: /\nuser-agent: BarBot\nallow: /', '/x')).toBe(true);
  });
});

describe('which rule counts', () => {
  test('the longest; of equals, the one that allows', () => {
    expect(allows('user-agent: *\ndisallow: /x/page.html\nallow: /x/', '/x/page.html')).toBe(false);
    expect(allows('user-agent: *\nallow: /x/page.html\ndisallow: /x/', '/x/page.html')).toBe(true);
    expect(allows('user-agent: *\ndisallow: /page\nallow: /page', '/page')).toBe(true);
    expect(allows('user-agent: *\nallow: /p\ndisallow: /', '/page')).toBe(true);
    expect(allows('user-agent: *\nallow: /folder\ndisallow: /folder', '/folder/page')).toBe(true);
    expect(allows('user-agent: *\nallow: /page\ndisallow: /*.htm', '/page.htm')).toBe(false);
    expect(allows('user-agent: *\nallow: /$\ndisallow: /', '/')).toBe(true);
    expect(allows('user-agent: *\nallow: /$\ndisallow: /', '/page.html')).toBe(false);
  });

  test.each([
    [
      '/fish',
      ['/fish', '/fish.html', '/fish/salmon', '/fishheads', '/fish.php?id=1'],
      ['/Fish.asp', '/catfish', '/?id=fish'],
    ],
    ['/fish*', ['/fish', '/fishheads/yummy'], ['/Fish', '/catfish']],
    ['/fish/', ['/fish/', '/fish/salmon.htm', '/fish/?id=1'], ['/fish', '/fish.html']],
    ['/*.php', ['/filename.php', '/folder/filename.php?p', '/a.php.b/'], ['/', '/windows.PHP']],
    ['/*.php$', ['/filename.php', '/folder/filename.php'], ['/filename.php?p', '/filename.php/', '/filename.php5']],
    ['/fish*.php', ['/fish.php', '/fishheads/catfish.php?p'], ['/Fish.PHP']],
    ['/a*b*c$', ['/abc', '/a1b2c', '/abcabc'], ['/abcd', '/acb']],
  ])('%s', (pattern, hit, missed) => {
    const text = `user-agent: *\ndisallow: ${pattern}\n`;
    for (const path of hit) expect([path, allows(text, path)]).toEqual([path, false]);
    for (const path of missed) expect([path, allows(text, path)]).toEqual([path, true]);
  });

  test('letters are compared in one spelling of their escapes', () => {
    for (const [rule, path] of [
      ['/foo/bar/ツ', '/foo/bar/%E3%83%84'],
      ['/foo/bar/%E3%83%84', '/foo/bar/ツ'],
      ['/foo/bar/%e3%83%84', '/foo/bar/%E3%83%84'],
      ['/foo/bar/%62%61%7A', '/foo/bar/baz'],
      ['/caf%C3%A9', '/café'],
    ] as const) {
      expect([rule, allows(`user-agent: *\ndisallow: ${rule}`, path)]).toEqual([rule, false]);
    }
  });

  test('robots.txt itself may always be read', () => {
    expect(allows('user-agent: *\ndisallow: /', '/robots.txt')).toBe(true);
  });
});

describe('files as they are found', () => {
  test('any line ends, a byte order mark, comments, spaces, unknown lines', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = `\uFEFF# hello${end}  User-Agent :  * # all${end}Unknown: x${end}DISALLOW:/x # no${end}`;
      expect(allows(text, '/x')).toBe(false);
    }
  });

  test('sitemaps and crawl delay', () => {
    const robots = parseRobots(
      'Sitemap: https://a.ie/s.xml\nuser-agent: *\ncrawl-delay: 2.5\ndisallow:\nsitemap: https://a.ie/t.xml',
      'x',
    );
    expect(robots).toMatchObject({ sitemaps: ['https://a.ie/s.xml', 'https://a.ie/t.xml'], crawlDelay: 2.5 });
  });

  test('a hostile pattern costs no time', () => {
    const text = `user-agent: *\ndisallow: /${'*a'.repeat(5_000)}b$\n`;
    expect(allows(text, `/${'a'.repeat(100_000)}`)).toBe(true);
  });

  test('what is no robots.txt at all allows everything', () => {
    for (const text of ['<!doctype html><p>404</p>', '\0\0\0', '💥', 'x'.repeat(1_000_000)])
      expect(allows(text, '/x')).toBe(true);
  });
});

// Cases of Google's parser that are not in RFC 9309.
describe('files as people write them', () => {
  test('spellings that are meant otherwise, and a colon that is missing', () => {
    for (const line of ['disallow /', 'disalow: /', 'Dissallow: /', 'dissalow: /', 'diasllow: /', 'disallaw: /']) {
      expect([line, allows(`user-agent: *\n${line}`, '/x')]).toEqual([line, false]);
    }
    for (const line of ['user-agent *', 'useragent: *', 'user agent: *']) {
      expect([line, allows(`${line}\ndisallow: /`, '/x')]).toEqual([line, false]);
    }
    expect(allows('user-agent: *\ndisallow / all of it', '/x')).toBe(true);
  });

  test('words after the star, and lines between two names, change nothing', () => {
    expect(allows('user-agent: * baz\ndisallow: /', '/x')).toBe(false);
    expect(allows('user-agent: *baz\ndisallow: /', '/x')).toBe(true);
    for (const between of ['sitemap: https://a.ie/s.xml', 'invalid-line: x', 'crawl-delay: 3', '']) {
      const text = `user-agent: BarBot\n${between}\nuser-agent: *\ndisallow: /`;
      expect([between, allows(text, '/x', 'BarBot'), allows(text, '/x')]).toEqual([between, false, false]);
    }
  });

  test('who allows the index page of a folder allows the folder', () => {
    const text = 'user-agent: *\nallow: /allowed-slash/index.html\ndisallow: /';
    expect(allows(text, '/allowed-slash/index.html')).toBe(true);
    expect(allows(text, '/allowed-slash/')).toBe(true);
    expect(allows(text, '/allowed-slash/index.htm')).toBe(false);
    expect(allows(text, '/anyother-url')).toBe(false);
  });

  test('a crawl delay of hours is not waited for', () => {
    expect(parseRobots('user-agent: *\ncrawl-delay: 86400', 'x').crawlDelay).toBe(30);
    expect(parseRobots('user-agent: *\ncrawl-delay: soon', 'x').crawlDelay).toBeUndefined();
  });

  test('half a character in a rule or a path is no reason to fail', () => {
    expect(allows('user-agent: *\ndisallow: /\ud800', '/\ud800')).toBe(false);
  });
});

test('lines of half a million spaces, or tens of thousands of rules, cost no time', () => {
  const started = performance.now();
  expect(allows(`user-agent: *\ndisallow: /a${' '.repeat(480_000)}x`, '/b')).toBe(true);
  expect(allows(`user-agent:${' \t'.repeat(200_000)}*\ndisallow: /`, '/b')).toBe(true);
  const many = parseRobots(`user-agent: *\n${'disallow: /a*b*c\n'.repeat(30_000)}`, 'x');
  for (let index = 0; index < 200; index += 1) many.allows(`/a${'b'.repeat(1_000)}${index}`);
  // A parser whose time grows with the square of a line takes minutes for this.
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('parseRobots: %2A and %24 in a rule are the characters themselves, not wildcards', () => {
  const { allows } = parseRobots('User-agent: *\nDisallow: /a%2Ab\nDisallow: /price%24\nDisallow: /c*d$', 'TestBot');
  expect(['/a*b', '/aXb', '/price$', '/price', '/cXd', '/c*d', '/cXde'].map((path) => allows(path))).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
    true,
  ]);
});

test('parseRobots: a query may hold a URL', () => {
  const { allows } = parseRobots('User-agent: *\nDisallow: /go?to=http://a.ie?b', 'TestBot');
  expect([allows('/go?to=http://a.ie?b&c'), allows('/go?to=http://b.ie')]).toEqual([false, true]);
});
