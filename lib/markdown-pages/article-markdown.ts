import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { PublicPost } from '@/lib/blog/post';
import { formatDate } from '@/lib/format';
import { dublinDay } from '@/lib/text/dublin-time';
import { languageName } from '@/lib/text/language';
import { oneLine } from '@/lib/text/one-line';

const parser = unified().use(remarkParse).use(remarkGfm);

type Spot = { position?: { start: { offset?: number }; end: { offset?: number } } };
/** A link, an image, or a link reference definition. */
type Linking = Spot & { type: string; url: string; children?: Spot[] };

/** The offset of a link's target in the source. It comes after the link text, which may contain the same characters. */
function placeOfTarget(source: string, node: Linking): number {
  const start = node.position?.start.offset ?? 0;
  const afterText = node.children?.at(-1)?.position?.end.offset ?? start;
  const mark = node.type === 'definition' ? ']:' : '](';
  const opening = source.indexOf(mark, afterText);
  const place = opening < 0 ? -1 : source.indexOf(node.url, opening + mark.length);
  return place < (node.position?.end.offset ?? 0) ? place : -1;
}

/** Makes site-relative links in Markdown absolute, also those to headings of the page; everything else stays as the author typed it. */
export function withAbsoluteLinks(markdown: string, pageUrl: string): string {
  const places: { at: number; url: string }[] = [];
  visit(parser.parse(markdown), (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    if (!/^(?:\/(?!\/)|#)/.test(node.url)) return;
    const at = placeOfTarget(markdown, node);
    if (at >= 0) places.push({ at, url: node.url });
  });
  let result = markdown;
  for (const { at, url } of places.sort((a, b) => b.at - a.at))
    result = `${result.slice(0, at)}${new URL(url.replace(/^#(?!h-)/, '#h-'), pageUrl).href}${result.slice(at + url.length)}`;
  return result;
}

/** An article as Markdown: a header with its metadata, then the author's text. `pageUrl` is the absolute URL of the page. */
export function articleMarkdown(post: PublicPost, pageUrl: string): string {
  const day = (date: Date) => `${formatDate(date)} (${dublinDay(date)})`;
  const head = [`# ${oneLine(post.title)}`, oneLine(post.excerpt)].filter(Boolean).join('\n\n');
  const language = post.lang ? `- Language: ${languageName(post.lang)} (${post.lang})\n` : '';
  return `${head}

- Author: ${oneLine(post.author)}
- Published: ${day(post.publishedAt)}
- Last changed: ${day(post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt)}
- Category: ${oneLine(post.category)}
${language}- Page: <${pageUrl}>

---

${withAbsoluteLinks(post.content, pageUrl).trim()}
`;
}
