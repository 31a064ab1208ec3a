import { Element, type ParentNode, Text } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '@/lib/crawler/extract/parse-html';

/** The tree as nested tags, `div(p(one) p(two))`. */
function outline(node: ParentNode): string {
  return node.children
    .flatMap((child) => {
      if (child instanceof Text) return child.data.trim() === '' ? [] : [child.data.trim()];
      if (!(child instanceof Element)) return [];
      const inner = outline(child);
      return [inner === '' ? child.name : `${child.name}(${inner})`];
    })
    .join(' ');
}

describe('parseHtml', () => {
  it.each([
    ['closes a paragraph where a block begins', '<p>one<div>two</div>', 'p(one) div(two)'],
    ['closes list items that were left open', '<ul><li>one<li>two</ul>', 'ul(li(one) li(two))'],
    [
      'keeps nested lists inside their item',
      '<ul><li>one<ul><li>two</ul><li>three</ul>',
      'ul(li(one ul(li(two))) li(three))',
    ],
    [
      'closes cells and rows that were left open',
      '<table><tr><td>a<td>b<tr><td>c</table>',
      'table(tr(td(a) td(b)) tr(td(c)))',
    ],
    [
      'does not let a cell close what lies outside its table',
      '<div><table><tr><td>a</div>b</td></tr></table>c</div>',
      'div(table(tr(td(ab))) c)',
    ],
    ['ignores end tags of inline elements across blocks', '<div><span><p>a</span>b</p></div>c', 'div(span(p(ab))) c'],
    ['ends a misnested link without closing its blocks', '<a href="/"><div>a</a>b</div>c', 'a(div(ab)) c'],
    ['ends an unclosed link at the next one', '<p><a href="/1">one <a href="/2">two</a></p>', 'p(a(one) a(two))'],
    [
      'ends terms and definitions that were left open',
      '<dl><dt>Mon<dd>9–5<dt>Tue<dd>9–6</dl>',
      'dl(dt(Mon) dd(9–5) dt(Tue) dd(9–6))',
    ],
    ['leaves the head where content begins', '<head><title>x</title><p>a</p>', 'head(title(x)) p(a)'],
    ['keeps the text after a body that ended early', '<body><p>a</p></body><p>b</p>', 'body(p(a) p(b))'],
    ['ignores forms within forms', '<form><form><p>a</p></form>b', 'form(p(a)) b'],
  ])('%s', (_, html, expected) => {
    expect(outline(parseHtml(html))).toBe(expected);
  });

  it('decodes entities in text and in attributes', () => {
    const document = parseHtml('<a title="Fish &amp; Chips">Caf&eacute; &euro;5 &#x2013; &#8364;9</a>');
    const link = document.children[0] as Element;
    expect(link.attribs.title).toBe('Fish & Chips');
    expect(outline(document)).toBe('a(Café €5 – €9)');
  });

  it('does not parse the content of scripts', () => {
    expect(outline(parseHtml('<script>if (a < b) "<p>"</script><p>text</p>'))).toBe('script(if (a < b) "<p>") p(text)');
  });

  it.each([
    ['a comparison', '<p>a < b && c</p>', 'p(a < b && c)'],
    ['a comment that ends at once', '<!--><p>a</p><!-- b --->c', 'p(a) c'],
    ['a comment without an end', '<p>a</p><!-- <p>b</p>', 'p(a)'],
    ['a declaration and a processing instruction', '<!DOCTYPE html><?xml version="1.0"?><!><p>a</p>', 'p(a)'],
    ['CDATA outside of a picture', '<p>a</p><![CDATA[<p>b</p>]]>c', 'p(a) c'],
    ['an end tag of nothing', '<p>a</></p>b', 'p(a) b'],
    ['an end tag with attributes', '<p>a</p class="x">b', 'p(a) b'],
    ['a tag that the page ends in', '<p>a</p><a href="/x', 'p(a)'],
    ['a script with an end tag in capitals', '<script>"</scripts>"</SCRIPT ><p>a</p>', 'script("</scripts>") p(a)'],
    [
      'references in a title, none in a script',
      '<title>a &amp; <b></title><script>&amp;</script>',
      'title(a & <b>) script(&amp;)',
    ],
  ])('reads %s', (_, html, expected) => {
    expect(outline(parseHtml(html))).toBe(expected);
  });

  it.each([
    [
      'quoted either way or not at all',
      `<a href="/x?a=1&amp;b" title='"' rel=nofollow>`,
      { href: '/x?a=1&b', title: '"', rel: 'nofollow' },
    ],
    ['without values', '<a hidden download = "" x>', { hidden: '', download: '', x: '' }],
    ['with slashes', '<a href=/a/b/ /x / y>', { href: '/a/b/', x: '', y: '' }],
    ['in capitals and across lines', '<A\nHREF\n=\n"/x"\tTITLE=y>', { href: '/x', title: 'y' }],
  ])('reads attributes %s', (_, html, expected) => {
    expect((parseHtml(html).children[0] as Element).attribs).toEqual(expected);
  });

  it('keeps the first of two attributes of the same name', () => {
    expect((parseHtml('<p id=a id=b>').children[0] as Element).attribs).toEqual({ id: 'a' });
  });
});
