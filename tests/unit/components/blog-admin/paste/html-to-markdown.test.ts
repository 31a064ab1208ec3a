import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { htmlToMarkdown as convert } from '@/components/blog-admin/paste/html-to-markdown';
import { growth } from '../../../../support/growth';

const htmlToMarkdown = (html: string, text?: string) => convert(html, text).markdown;
const clipboard = (name: string) => readFileSync(`tests/fixtures/clipboard/${name}`, 'utf8');

describe('htmlToMarkdown', () => {
  test.each([
    ['word', 1],
    ['google-docs', 0],
    ['libreoffice', 0],
    ['notion', 0],
    ['gmail', 0],
    ['outlook', 1],
  ])('keeps what was copied from %s, and counts %i images that only it has', (program, lostImages) => {
    const converted = convert(clipboard(`${program}.html`));
    expect(`${converted.markdown}\n`).toBe(clipboard(`${program}.md`));
    expect(converted.lostImages).toBe(lostImages);
  });

  test.each([
    ['https://www.google.com/url?q=https://a.ie/x%3Fy%3D1&sa=D&source=editors&ust=1', 'https://a.ie/x?y=1'],
    ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.ie%2F&data=05', 'https://a.ie/'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fa.ie%2F&h=AT0', 'https://a.ie/'],
    ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert\\(1\\)'],
    ['https://www.google.com/search?q=https://a.ie/', 'https://www.google.com/search?q=https://a.ie/'],
  ])('makes of the link %s one to %s', (href, target) => {
    expect(htmlToMarkdown(`<a href="${href.replaceAll('&', '&amp;')}">x</a>`)).toBe(`[x](${target})`);
  });

  test('keeps headings, emphasis, links, lists, tables and paragraphs of a web page', () => {
    const html = `<h2>Menu</h2><p>We <b>open</b> at <i>nine</i>, see <a href="https://a.ie/x" onclick="x()">hours</a>.</p>
      <ul><li>Tea<ul><li>Green</li></ul></li><li>Coffee</li></ul><ol><li>First</li><li>Second</li></ol>
      <table><tr><th>Day</th><th>Hours</th></tr><tr><td>Mon</td><td>9–5</td></tr></table><blockquote>Lovely</blockquote>`;
    expect(htmlToMarkdown(html)).toBe(
      [
        '## Menu',
        'We **open** at _nine_, see [hours](https://a.ie/x).',
        '- Tea\n  - Green\n- Coffee',
        '1. First\n2. Second',
        '| Day | Hours |\n| --- | ----- |\n| Mon | 9–5   |',
        '> Lovely',
      ].join('\n\n'),
    );
  });

  test('reads nested lists and emphasis of Word', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7pt "Times"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body><!--StartFragment-->
      <h1>Opening<o:p></o:p></h1><p class=MsoNormal>We are <b>open </b>now.<o:p></o:p></p>
      ${item(1, '·', 'Tea')}${item(2, 'o', 'Green')}${item(1, '·', 'Coffee')}
      <p class=MsoNormal>Then:</p>${item(1, '1.', 'First')}${item(1, '2.', 'Second')}<!--EndFragment--></body></html>`;
    expect(htmlToMarkdown(html)).toBe(
      ['# Opening', 'We are **open** now.', '- Tea\n  - Green\n- Coffee', 'Then:', '1. First\n2. Second'].join('\n\n'),
    );
  });

  test.each([
    [
      'a list of Word that begins with 4',
      [
        [1, '4.', 'x'],
        [1, '5.', 'y'],
      ],
      '4. x\n5. y',
    ],
    [
      'a list of Word that goes on after a paragraph',
      [[1, '1.', 'a'], [1, '2.', 'b'], 'Then:', [1, '3.', 'c']],
      '1. a\n2. b\n\nThen:\n\n3. c',
    ],
    [
      'a list of Word with a gap',
      [
        [1, '1)', 'a'],
        [1, '5)', 'b'],
      ],
      '1. a\n\n5) b',
    ],
    [
      'nested numbers of Word',
      [
        [1, '2.', 'a'],
        [2, '2.3.', 'b'],
        [2, '2.4.', 'c'],
      ],
      '2. a\n\n   3. b\n   4. c',
    ],
    [
      'a number without a dot',
      [
        [1, '7', 'a'],
        [1, '8', 'b'],
      ],
      '7. a\n8. b',
    ],
    [
      'letters',
      [
        [1, 'a)', 'x'],
        [1, 'b)', 'y'],
      ],
      '1. x\n2. y',
    ],
    [
      'bullets that become numbers',
      [
        [1, '·', 'x'],
        [1, '1.', 'y'],
      ],
      '- x\n\n1. y',
    ],
  ] as [string, (string | [number, string, string])[], string][])(
    'keeps the numbers that readers see: %s',
    (_name, lines, markdown) => {
      const html = lines.map((line) =>
        typeof line === 'string'
          ? `<p class=MsoNormal>${line}</p>`
          : `<p class=MsoListParagraph style='mso-list:l0 level${line[0]} lfo1'><span style='mso-list:Ignore'>${line[1]}<span>&nbsp; </span></span>${line[2]}</p>`,
      );
      expect(htmlToMarkdown(html.join('\n'))).toBe(markdown);
    },
  );

  test.each([
    ['<ol start="4"><li>x</li><li>y</li></ol>', '4. x\n5. y'],
    ['<ol><li value="7">x</li><li>y</li></ol>', '7. x\n8. y'],
    ['<ol><li>x</li><li value="9">y</li><li>z</li></ol>', '1. x\n\n9) y\n10) z'],
    ['<div><ol start="1"><li>x</li></ol></div><div><ol start="2"><li>y</li></ol></div>', '1. x\n\n2) y'],
  ])('keeps the numbers of other lists: %s', (html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });

  test.each([
    ['tel:+353656821234', '[x](tel:+353656821234)'],
    ['sms:+353871234567', '[x](sms:+353871234567)'],
    ['mailto:a@b.ie', '[x](mailto:a@b.ie)'],
    ['data:text/html,x', 'x'],
  ])('keeps what a link does: %s', (href, markdown) => {
    expect(htmlToMarkdown(`<p><a href="${href}">x</a></p>`)).toBe(markdown);
  });

  test.each([
    ['<ul><li>Soup</li><li>Bread</li></ul>', 'Soup, Bread'],
    ['<p>Today:</p><ol><li>Soup<ul><li>leek</li></ul></li><li>Bread</li></ol>', 'Today: Soup, leek, Bread'],
    ['<blockquote><p>Lovely</p></blockquote>Yes', 'Lovely Yes'],
    ['<pre>a b</pre>', 'a b'],
  ])('writes a table cell in one line: %s', (cell, line) => {
    const html = `<table><tr><td>Menu</td><td>Price</td></tr><tr><td>${cell}</td><td>€9</td></tr></table>`;
    expect(htmlToMarkdown(html).split('\n')[2]?.replaceAll(/ +/g, ' ')).toBe(`| ${line} | €9 |`);
  });

  test('keeps the URLs of links readable', () => {
    const html =
      '<p><a href="https://a.ie/?day=1&amp;week=2&amp;q=a_b">hours</a> R&amp;B <a href="/?q=&amp;copy;">x</a></p>';
    expect(htmlToMarkdown(html)).toBe('[hours](https://a.ie/?day=1&week=2&q=a_b) R\\&B [x](/?q=\\&copy;)');
  });

  test('reads styles and nested lists of Google Docs', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">We are </span><span style="font-weight:700">open</span><span style="font-style:italic"> today</span></p><ul><li><p>Tea</p></li><ul><li><p>Green</p></li></ul></ul></b>`;
    expect(htmlToMarkdown(html)).toBe('We are **open** _today_\n\n- Tea\n  - Green');
  });

  describe('of Word', () => {
    const note = (number: number) =>
      `<a style='mso-footnote-id:ftn${number}' href="#_ftn${number}" name="_ftnref${number}"><span class=MsoFootnoteReference>[${number}]</span></a>`;
    const noteText = (number: number, text: string) =>
      `<div style='mso-element:footnote' id=ftn${number}><p class=MsoFootnoteText><a href="#_ftnref${number}" name="_ftn${number}">[${number}]</a> ${text}<o:p></o:p></p></div>`;
    const notes = (texts: string) =>
      `<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr size=1><![endif]>${texts}</div>`;

    test('keeps footnotes, numbered after those of the text', () => {
      const html = `<p class=MsoNormal>Full${note(1)} in June${note(2)}.</p>${notes(noteText(1, 'By <i>May</i>.') + noteText(2, 'See us.'))}`;
      expect(htmlToMarkdown(html)).toBe('Full[^1] in June[^2].\n\n[^1]: By _May_.\n\n[^2]: See us.');
      expect(htmlToMarkdown(html, 'Old[^2].\n\n[^2]: x')).toContain('Full[^3] in June[^4].');
    });

    test('keeps footnotes whose links a browser has resolved', () => {
      const html = `<p>Full${note(1)}.</p>${notes(noteText(1, 'By May.'))}`;
      expect(htmlToMarkdown(html.replaceAll('href="#', 'href="https://a.ie/blog-admin#'))).toBe(
        'Full[^1].\n\n[^1]: By May.',
      );
    });

    test('makes text of a reference whose footnote was not copied', () => {
      expect(htmlToMarkdown(`<p>Full${note(1)}</p>`)).toBe('Full\\[1]');
    });

    test('drops comments, tracked deletions and the table of contents', () => {
      const html = `<p class=MsoToc1><a href="#_Toc1">Opening ... 2</a></p>
        <p><del cite="mailto:Brian" datetime="2026-11-01T10:00">old</del><ins cite="mailto:Brian" datetime="2026-11-01T10:00">new</ins><span class=MsoCommentReference><a href="#_msocom_1">[B1]</a></span></p>
        <div style='mso-element:comment-list'><hr><div style='mso-element:comment'><p>Check this.</p></div></div>`;
      expect(htmlToMarkdown(html)).toBe('new');
    });

    test('reads list items of any paragraph style, and leaves numbered headings headings', () => {
      const marker = "<span style='mso-list:Ignore'>1<span>&nbsp;&nbsp; </span></span>";
      const html = `<h1 style='mso-list:l2 level1 lfo3'>${marker}Opening</h1>
        <p class=MsoNormal style='mso-list:l1 level1 lfo1'><span style='mso-list:Ignore'>·</span>Tea</p>`;
      expect(htmlToMarkdown(html)).toBe('# 1 Opening\n\n- Tea');
    });
  });

  test('keeps spaces outside emphasis, however deep they are', () => {
    expect(htmlToMarkdown('<p>a <b><span>bold </span></b><i>x <b>y </b></i>z</p>')).toBe('a **bold** _x **y**_ z');
  });

  test('keeps an image that is set in bold', () => {
    expect(htmlToMarkdown('<p><b><img src="https://a.ie/x.png" alt="Door"></b></p>')).toBe(
      '![Door](https://a.ie/x.png)',
    );
  });

  test('separates the paragraphs of a table cell', () => {
    const html = '<table><tr><td>Room</td></tr><tr><td><p>Family</p><p>(four)</p></td></tr></table>';
    expect(htmlToMarkdown(html)).toContain('| Family (four) |');
  });

  test('keeps captions of images and tables, and drops controls and permalinks of web pages', () => {
    const html = `<nav><a href="/">Home</a></nav><section><h2>Menu <a href="#menu">#</a></h2></section><figure><img src="https://a.ie/x.jpg" alt="A door"><figcaption>The door</figcaption></figure><button>Buy</button>
      <table><caption>Rates</caption><tr><th>Day</th></tr><tr><td>Mon</td></tr></table>`;
    expect(htmlToMarkdown(html)).toBe(
      '## Menu\n\n![A door](https://a.ie/x.jpg "The door")\n\nRates\n\n| Day |\n| --- |\n| Mon |',
    );
  });

  test('drops scripts and foreign addresses, and counts the images that only the other program has', () => {
    const html =
      '<p>a<script>alert(1)</script><a href="javascript:alert(1)">b</a><img src="file:///c/x.png"><img src="data:image/png;base64,xx" alt="c"></p>';
    expect(convert(html)).toEqual({ markdown: 'ab', lostImages: 2 });
  });
});

const repeated = (part: string) => (length: number) => part.repeat(length / part.length);

describe('htmlToMarkdown › takes linear time for', () => {
  test.each<[string, (length: number) => string, number]>([
    ['comments of Word without an end', repeated('<![if'), 150_000],
    ['comments without an end', repeated('<!--'), 150_000],
    ['comments', repeated('<!--x-->'), 150_000],
    ['line breaks', repeated('<br>'), 8_000],
    ['links', repeated('<a href="/x">y</a>'), 10_000],
    ['links without an end', repeated('<a href="/x">y'), 8_000],
    ['footnotes', repeated('<a href="#_ftn1">[1]</a><div id=ftn1>x</div>'), 15_000],
    ['paragraphs', repeated('<p>Ordinary words of a paragraph.</p>'), 30_000],
    ['emphasis', repeated('<b>x </b>'), 6_000],
    ['lists of Word', repeated('<p style="mso-list:l0 level1 lfo1">x</p>'), 40_000],
    ['brackets', repeated('['), 100_000],
    ['references in an address', (length) => `<a href="${repeated('?a&amp;')(length)}">x</a>`, 150_000],
  ])('%s', async (_name, html, length) => {
    expect(await growth((size) => void htmlToMarkdown(html(size)), length)).toBeLessThan(3);
  });
});
