import { describe, expect, test } from 'vitest';
import { parseRobots } from '@/lib/crawler/fetch/robots';

const allows = (text: string, path: string, agent = 'FooBot') => parseRobots(text, agent).allows(path);

// The cases of RFC 9309 and of the tests of Google's robots.txt parser.
describe('parseRobots › groups', () => {
  test('allows everything without rules or in an empty file', () => {
    expect(allows('', '/x')).toBe(true);
    expect(allows('user-agent: FooBot\nDisallow:\n', '/x')).toBe(true);
  });

  test('prefers the group of our user agent to *, in any order', () => {
    const text = 'user-agent: *\ndisallow: /\nuser-agent: FooBot\nallow: /\n';
    expect(allows(text, '/x')).toBe(true);
    expect(allows(text, '/x', 'BarBot')).toBe(false);
    expect(allows('user-agent: FooBot\ndisallow: /x\nuser-agent: *\n', '/x')).toBe(false);
  });

  test('merges groups of the same user agent, and shares a group between several', () => {
    const text = 'user-agent: FooBot\nuser-agent: BarBot\ndisallow: /a\n\nuser-agent: foobot\ndisallow: /b\n';
    expect([allows(text, '/a'), allows(text, '/b'), allows(text, '/c')]).toEqual([false, false, true]);
    expect([allows(text, '/a', 'BarBot'), allows(text, '/b', 'BarBot')]).toEqual([false, true]);
  });

  test('reads at most 5,000 rules', () => {
    const rules = (count: number) => Array.from({ length: count }, (_, n) => `disallow: /${n}\n`).join('');
    expect(allows(`user-agent: *\n${rules(4_999)}disallow: /x`, '/x')).toBe(false);
    expect(allows(`user-agent: *\n${rules(5_000)}disallow: /x`, '/x')).toBe(true);
  });

  test('reads at most 50 sitemaps', () => {
    expect(parseRobots('sitemap: https://a.ie/s.xml\n'.repeat(60), 'x').sitemaps).toHaveLength(50);
  });

  test('compares user agents without case and version', () => {
    for (const name of ['FOOBOT', 'foobot', 'FooBot/1.2', 'foobot 2']) {
      expect(allows(`user-agent: ${name}\ndisallow: /`, '/x')).toBe(false);
    }
    expect(allows('user-agent: FooBotter\ndisallow: /', '/x')).toBe(true);
    expect(allows('user-agent: Foo\ndisallow: /', '/x')).toBe(true);
  });

  test('ignores rules before the first group', () => {
    expect(allows('disallow: /\nuser-agent: BarBot\nallow: /', '/x')).toBe(true);
  });
});

describe('parseRobots › rules', () => {
  test('the longest rule wins; of equal ones, Allow', () => {
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

  test('normalizes percent-encoding', () => {
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

  test('always allows /robots.txt', () => {
    expect(allows('user-agent: *\ndisallow: /', '/robots.txt')).toBe(true);
  });
});

describe('parseRobots › syntax', () => {
  test('accepts any line endings, a byte order mark, comments, spaces and unknown lines', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = `\uFEFF# hello${end}  User-Agent :  * # all${end}Unknown: x${end}DISALLOW:/x # no${end}`;
      expect(allows(text, '/x')).toBe(false);
    }
  });

  test('reads sitemaps and crawl-delay', () => {
    const robots = parseRobots(
      'Sitemap: https://a.ie/s.xml\nuser-agent: *\ncrawl-delay: 2.5\ndisallow:\nsitemap: https://a.ie/t.xml',
      'x',
    );
    expect(robots).toMatchObject({ sitemaps: ['https://a.ie/s.xml', 'https://a.ie/t.xml'], crawlDelay: 2.5 });
  });

  test('matches a hostile pattern in linear time', () => {
    const text = `user-agent: *\ndisallow: /${'*a'.repeat(5_000)}b$\n`;
    expect(allows(text, `/${'a'.repeat(100_000)}`)).toBe(true);
  });

  test('allows everything if the file is not a robots.txt', () => {
    for (const text of ['<!doctype html><p>404</p>', '\0\0\0', '💥', 'x'.repeat(1_000_000)])
      expect(allows(text, '/x')).toBe(true);
  });
});

// Cases of Google's parser that are not in RFC 9309.
describe('parseRobots › common mistakes', () => {
  test('accepts misspelt fields and a missing colon', () => {
    for (const line of ['disallow /', 'disalow: /', 'Dissallow: /', 'dissalow: /', 'diasllow: /', 'disallaw: /']) {
      expect([line, allows(`user-agent: *\n${line}`, '/x')]).toEqual([line, false]);
    }
    for (const line of ['user-agent *', 'useragent: *', 'user agent: *']) {
      expect([line, allows(`${line}\ndisallow: /`, '/x')]).toEqual([line, false]);
    }
    expect(allows('user-agent: *\ndisallow / all of it', '/x')).toBe(true);
  });

  test('ignores text after * and lines between two user agents', () => {
    expect(allows('user-agent: * baz\ndisallow: /', '/x')).toBe(false);
    expect(allows('user-agent: *baz\ndisallow: /', '/x')).toBe(true);
    for (const between of ['sitemap: https://a.ie/s.xml', 'invalid-line: x', 'crawl-delay: 3', '']) {
      const text = `user-agent: BarBot\n${between}\nuser-agent: *\ndisallow: /`;
      expect([between, allows(text, '/x', 'BarBot'), allows(text, '/x')]).toEqual([between, false, false]);
    }
  });

  test('caps a crawl-delay of hours', () => {
    expect(parseRobots('user-agent: *\ncrawl-delay: 86400', 'x').crawlDelay).toBe(30);
    expect(parseRobots('user-agent: *\ncrawl-delay: soon', 'x').crawlDelay).toBeUndefined();
  });

  test('cuts long lines where Google does', () => {
    const long = `/x/${'a'.repeat(8 * 2083 - 'disallow: '.length - 5)}`;
    const text = `user-agent: *\ndisallow: ${long}/qux\n`;
    expect(allows(text, `${long}/fux`)).toBe(false);
    expect(allows(text, '/fux')).toBe(true);
  });

  test('passes over a part of a byte order mark', () => {
    for (const mark of [[0xef], [0xef, 0xbb], [0xef, 0xbb, 0xbf]]) {
      const text = new TextDecoder().decode(Buffer.from([...mark, ...Buffer.from('user-agent: *\ndisallow: /')]));
      expect([mark, allows(text, '/x')]).toEqual([mark, false]);
    }
  });

  test('accepts lone surrogates in rules and paths', () => {
    expect(allows('user-agent: *\ndisallow: /\ud800', '/\ud800')).toBe(false);
  });
});

test('parseRobots › parses half a million spaces and tens of thousands of rules in linear time', () => {
  // A parser whose time grows with the square of a line takes minutes for this, longer than any test may.
  expect(allows(`user-agent: *\ndisallow: /a${' '.repeat(480_000)}x`, '/b')).toBe(true);
  expect(allows(`user-agent:${' \t'.repeat(200_000)}*\ndisallow: /`, '/b')).toBe(true);
  const many = parseRobots(`user-agent: *\n${'disallow: /a*b*c\n'.repeat(30_000)}`, 'x');
  for (let index = 0; index < 200; index += 1) many.allows(`/a${'b'.repeat(1_000)}${index}`);
});

test('parseRobots › treats %2A and %24 in a rule as literals, not wildcards', () => {
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

test('parseRobots › matches a query that contains a URL', () => {
  const { allows } = parseRobots('User-agent: *\nDisallow: /go?to=http://a.ie?b', 'TestBot');
  expect([allows('/go?to=http://a.ie?b&c'), allows('/go?to=http://b.ie')]).toEqual([false, true]);
});
