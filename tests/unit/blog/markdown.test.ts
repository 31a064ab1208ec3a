import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '@/lib/blog/markdown';

const render = async (markdown: string) => (await renderMarkdown(markdown, 'https://example.ie')).html;

describe('renderMarkdown', () => {
  test('supports tables and strike-through', async () => {
    expect(await render('a **b** ~~c~~')).toBe('<p>a <strong>b</strong> <del>c</del></p>');
  });

  test.each([
    ['<details><summary>More of it</summary>\n\nhidden\n\n</details>', '<p>More of it</p>\n<p>hidden</p>'],
    ['<p align="center">Centred words</p>', '<p>Centred words</p>'],
    ['<div>\nTom &amp; <b>Jerry</b>\n<p>next</p>\n</div>', '<p>Tom &#x26; Jerry</p>\n<p>next</p>'],
    ['<table><tr><td>Cut</td><td>€25</td></tr></table>', '<p>Cut</p>\n<p>€25</p>'],
    ['- <div>in a list</div>', '<ul>\n<li>in a list</li>\n</ul>'],
    ['<center>Open</center> now', '<p>Open</p>\n<p>now</p>'],
    ['<p>One<br>two</p>', '<p>One</p>\n<p>two</p>'],
    ['a <span>b</span> <!-- c --> d', '<p>a b  d</p>'],
    ['<!-- a note -->\n\nText', '<p>Text</p>'],
    ['<script>let a = "x"</script>\n\n<style>p { color: red }</style>\n\nText', '<p>Text</p>'],
  ])('keeps the words of HTML: %j', async (markdown, html) => {
    expect(await render(markdown)).toBe(html);
  });

  test('shows quotations with a marker as callouts, and all others as quotations', async () => {
    expect(await render('> [!WARNING]\n> Mind the **step**.\n>\n> - Really')).toBe(
      '<div class="callout" role="note" data-callout="WARNING"><p class="callout-label">Warning</p>\n' +
        '<p>Mind the <strong>step</strong>.</p>\n<ul>\n<li>Really</li>\n</ul>\n</div>',
    );
    expect(await render('> [!TIP]\n>\n> Ring first.')).toMatch(/Tip<\/p>\s*<p>Ring first.<\/p>\s*<\/div>$/);
    for (const quote of ['> [!NOTE] Same line', '> [!BOX]\n> Text', '> Text\n> [!NOTE]'])
      expect(await render(quote), quote).toMatch(/^<blockquote>/);
  });

  test('labels callouts in the language of the text', async () => {
    const labelIn = async (lang: string) =>
      /label">([^<]+)/.exec((await renderMarkdown('> [!WARNING]\n> x', 'https://example.ie', lang)).html)?.[1];
    const labels = await Promise.all(['ga', 'pt-BR', 'en-GB', 'tlh'].map(labelIn));
    expect(labels).toEqual(['Rabhadh', 'Aviso', 'Warning', 'Warning']);
  });

  test('shows a link with the title “button” as one', async () => {
    expect(await render('[Start](/free-trial "button") or [read](/blog "The blog")')).toBe(
      '<p><a href="/free-trial" class="button">Start</a> or <a href="/blog" title="The blog">read</a></p>',
    );
  });

  test('shows a video in a line of its own as its still and a link, and requests nothing from its site', async () => {
    const href = 'https://youtu.be/dQw4w9WgXcQ';
    expect(await render(`[![A tour](/images/still.webp)](${href})`)).toBe(
      `<figure class="video"><a href="${href}" rel="noopener"><img src="/images/still.webp" alt="" loading="lazy" ` +
        'decoding="async"><span>A tour. Watch on YouTube</span></a></figure>',
    );
    expect(await render(`[![A tour](https://i.ytimg.com/x.jpg)](${href})`)).not.toContain('ytimg');
    expect(await render(href)).toContain('<span>Watch on YouTube</span>');
    expect(await render(`See ${href}`)).not.toContain('figure');
  });

  test('names the boxes of a task list', async () => {
    const html = await render('- [ ] call the plumber\n- [x] find the stopcock');
    expect(html.match(/<input[^>]*>/g)).toEqual([
      '<input type="checkbox" disabled aria-label="To do">',
      '<input type="checkbox" checked disabled aria-label="Done">',
    ]);
  });

  test('gives headings prefixed ids and lists them in the table of contents', async () => {
    const { html, toc } = await renderMarkdown('# Main\n\n## Main\n\n### Dún Laoghaire', 'https://example.ie');
    expect(html).not.toContain('<h1');
    expect(toc).toEqual([
      { id: 'h-main', text: 'Main', level: 2 },
      { id: 'h-main-1', text: 'Main', level: 2 },
      { id: 'h-dún-laoghaire', text: 'Dún Laoghaire', level: 3 },
    ]);
  });

  test.each([
    ['## Our prices\n\n[x](#our-prices)', '#h-our-prices'],
    ['## Dún Laoghaire\n\n[x](#dún-laoghaire)', '#h-dún-laoghaire'],
    ['## Our prices\n\n[x](<#Our Prices>)', '#h-our-prices'],
    ['## Hours\n\n## Hours\n\n[x](#hours-1)', '#h-hours-1'],
    ['## Our *prices*, `now`\n\n[x](#h-our-prices-now)', '#h-our-prices-now'],
    ['[x](#hours)\n\n> ### Hours', '#h-hours'],
    ['## Main\n\n[x](#elsewhere)', '#elsewhere'],
    ['## Main\n\n[x](#%zz)', '#%zz'],
    ['## Main\n\n[x](/blog/other#main)', '/blog/other#main'],
  ])('leads a link to a heading of the article there: %j', async (markdown, href) => {
    expect(/<a href="([^"]*)">x/.exec(await render(markdown))?.[1]).toBe(href);
  });

  test('keeps links that dial or begin a message', async () => {
    for (const href of ['tel:+353656821234', 'sms:+353871234567', 'mailto:a@b.ie'])
      expect(await render(`[x](${href})`)).toBe(`<p><a href="${href}">x</a></p>`);
  });

  test('links footnotes and their references to each other', async () => {
    const { html, toc } = await renderMarkdown('a[^1]\n\n[^1]: note', 'https://example.ie');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/(?:href="#|aria-describedby=")([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(3);
    expect(ids).toEqual(expect.arrayContaining(targets));
    expect(toc, 'without the hidden heading of the footnotes').toEqual([]);
  });

  test('wraps tables in a focusable scroll region', async () => {
    expect(await render('|a|b|\n|-|-|\n|1|2|')).toMatch(
      /^<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>/,
    );
  });

  test('reads a hundred hyphens below the head of a table as the widths of its columns', async () => {
    const table = (head: string, first: number, second: number) =>
      `| ${head} |\n| ${'-'.repeat(first)} | ${'-'.repeat(second - 1)}: |\n| c | d |`;
    expect(await render(table('a | b', 30, 71))).toContain('<th width="30%">a</th>');
    expect(await render(`> ${table('a | b', 30, 71).replaceAll('\n', '\n> ')}`)).toContain('<th width="30%">a</th>');
    const headless = await render(table(' | ', 30, 71));
    expect(headless).toContain('<td width="30%">c</td><td align="right" width="70%">d</td>'.replace('><td', '>\n<td'));
    expect(headless).not.toContain('<th');
    expect(await render(table('a | b', 30, 60))).not.toContain('width=');
  });

  test('treats pictures and links in tables like all others', async () => {
    const cells = '![plan](https://elsewhere.ie/plan.png) | [x](https://elsewhere.ie/) | ![own](/logo.png)';
    const { html } = await renderMarkdown(`| a | b | c |\n| - | - | - |\n| ${cells} |`, 'https://example.ie');
    expect(html).toContain('<td><a href="https://elsewhere.ie/plan.png" rel="noopener">Image: plan</a></td>');
    expect(html).toContain('<td><a href="https://elsewhere.ie/" rel="noopener">x</a></td>');
    expect(html).toContain('<td><img src="/logo.png" alt="own" loading="lazy" decoding="async"></td>');
  });

  test('marks external links only', async () => {
    expect(await render('[x](https://other.example/)')).toContain('rel="noopener"');
    expect(await render('[x](https://example.ie/blog)')).not.toContain('rel=');
    expect(await render('[x](/blog)')).toBe('<p><a href="/blog">x</a></p>');
  });

  test('highlights code with classes, not with style attributes, which the Content-Security-Policy blocks', async () => {
    const code = '```html\n<b class="x" style="color: red">y</b>\n```\n\n```js\nlet a = "1" // b\n```';
    const html = await render(code);
    expect(html).toContain('<span class="code-keyword">let</span>');
    expect(html).toContain('<span class="code-comment"> // b</span>');
    expect(html).toMatch(/<pre tabindex="0">/);
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
  });

  test('leaves a very long line of code uncoloured, not those around it', async () => {
    const long = `let b = ${'1+'.repeat(1_000)}1`;
    const html = await render(`\`\`\`js\nlet a\n${long}\nlet c\n\`\`\``);
    expect(html.match(/code-keyword">let/g)).toHaveLength(2);
    expect(html).toContain(long);
  });

  test('turns a picture with a title into a figure with a caption', async () => {
    expect(await render('![A door](/door.png "Our *door*, 2026")')).toBe(
      '<figure><img src="/door.png" alt="A door" loading="lazy" decoding="async"><figcaption>Our *door*, 2026</figcaption></figure>',
    );
    expect(await render('![A door](https://x.example/d.png "Title")')).not.toContain('<figure');
  });

  test('leaves code in unknown languages plain', async () => {
    expect(await render('```klingon\nqapla\n```')).toContain('qapla');
  });
});

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;&#x61;vascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zy8+)',
  '![x" onerror="alert(1)](y)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<style>@import "http://evil.example";</style>',
  '<link rel=stylesheet href=http://evil.example>',
  '<base href="http://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<object data="javascript:alert(1)">',
  '<embed src="javascript:alert(1)">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '```html\n<script>alert(1)</script>\n```',
  '`<img src=x onerror=alert(1)>`',
  '<h2 id="main" name="cookie">x</h2>',
];

test.each(attacks)('renderMarkdown › neutralises %j', async (attack) => {
  const html = await render(attack);
  expect(html).not.toMatch(
    /<(script|iframe|svg|math|object|embed|style|link|base|meta|form|template|noscript|body|details)\b/i,
  );
  // Text between quotes is a value, whatever it looks like.
  expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[a-z][^>]*\son\w+\s*=/i);
  expect(html).not.toMatch(/<[a-z][^>]*(href|src)\s*=\s*["']?\s*(javascript|vbscript|data):/i);
  expect(html).not.toMatch(/\b(id|name)="(main|cookie)"/);
});
