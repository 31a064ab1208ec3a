import { Readability } from '@mozilla/readability';
import * as cheerio from 'cheerio';
import { JSDOM, VirtualConsole } from 'jsdom';

const BLOCKS = new Set(
  (
    'address article aside blockquote body br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr ' +
    'li main nav ol p pre section table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Text with a line break after each block element, so that words of neighbouring blocks stay separate. */
function readDomText(node) {
  if (node.nodeType === 3) return node.nodeValue;
  let text = '';
  for (const child of node.childNodes) text += readDomText(child);
  return BLOCKS.has(node.nodeName.toLowerCase()) ? `${text}\n` : text;
}

/** The peer: Mozilla's Readability on jsdom, without style sheets, some of which jsdom's CSS parser cannot parse. */
export function extractWithReadability(html, url) {
  const dom = new JSDOM(html.replace(/<style[\s\S]*?<\/style>/gi, ''), { url, virtualConsole: new VirtualConsole() });
  try {
    const article = new Readability(dom.window.document, { serializer: readDomText }).parse();
    return article?.content ?? '';
  } finally {
    dom.window.close();
  }
}

/** The lower bound: the whole body without obvious boilerplate. */
export function extractWholeBody(html) {
  const $ = cheerio.load(html);
  $('script,style,noscript,template,nav,header,footer,aside,form').remove();
  $([...BLOCKS].join(',')).after('\n');
  return $('body').text();
}
