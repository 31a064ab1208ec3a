import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasForm, htmlToMarkdown } from '@/components/blog-admin/html-to-markdown';

const clipboard = (name: string) => readFileSync(`tests/fixtures/clipboard/${name}`, 'utf8');

describe('htmlToMarkdown', () => {
  test.each(['word', 'google-docs'])('keeps the structure of a document of two pages copied from %s', (program) => {
    expect(`${htmlToMarkdown(clipboard(`${program}.html`))}\n`).toBe(clipboard(`${program}.md`));
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

  test('reads styles and nested lists of Google Docs', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">We are </span><span style="font-weight:700">open</span><span style="font-style:italic"> today</span></p><ul><li><p>Tea</p></li><ul><li><p>Green</p></li></ul></ul></b>`;
    expect(htmlToMarkdown(html)).toBe('We are **open** _today_\n\n- Tea\n  - Green');
  });

  test('drops scripts, foreign addresses and pictures that only the other program has', () => {
    const html =
      '<p>a<script>alert(1)</script><a href="javascript:alert(1)">b</a><img src="file:///c/x.png"><img src="data:image/png;base64,xx" alt="c"></p>';
    expect(htmlToMarkdown(html)).toBe('ab');
  });
});

test('hasForm is false for colours alone, as code editors copy them', () => {
  expect(hasForm('<div style="color:#fff"><span style="color:red">let</span> a</div>')).toBe(false);
  expect(hasForm('<p>one <b>two</b></p>')).toBe(true);
});
