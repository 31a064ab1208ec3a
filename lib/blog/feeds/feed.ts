import { escapeText } from 'entities';
import RSS from 'rss';
import type { PublicPost } from '../post';

const TTL_MINUTES = 60;
const LANGUAGE = 'en-IE';

/** The channel-level fields of a feed. */
export type FeedChannel = { title: string; description: string; siteUrl: string; feedUrl: string };
/** A post with its body as HTML. */
export type FeedPost = Omit<PublicPost, 'content'> & { html: string };

/** Characters that XML 1.0 cannot contain, not even escaped: control characters except tab and line breaks, and lone surrogates. */
const FORBIDDEN_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

const stripForbidden = (text: string) => text.replaceAll(FORBIDDEN_IN_XML, '');

// Tags as renderMarkdown writes them: every value is in double quotes, and a "<" in text or a quote in a value is escaped.
const OPENING_TAG = /<[a-z][^\s<>"]*(?:\s+[^\s<>"=]+(?:="[^"]*")?)*\s*>/g;
const URL_ATTRIBUTE = / (?:href|src|srcset)="[^"]*"/g;
/** A path of this site, at the beginning of a value or after a comma of a srcset. */
const OWN_PATH = /(["\s])\/(?!\/)/g;
/** A link to a place in the same article, whose headings have no ids in most feed readers. */
const OWN_PLACE = /"#/;

/** Category and tags, without a tag that repeats the category in another case: feed readers list both. */
const labelsOf = ({ category, tags }: Pick<FeedPost, 'category' | 'tags'>) => [
  category,
  ...tags.filter((tag) => tag.toLowerCase() !== category.toLowerCase()),
];

/** Makes the URLs of elements absolute, since feed readers do not resolve them. URLs in text stay as they are. */
const absolute = (html: string, siteUrl: string, postUrl: string) =>
  html.replaceAll(OPENING_TAG, (tag) =>
    tag.replaceAll(URL_ATTRIBUTE, (attribute) =>
      attribute.replaceAll(OWN_PATH, `$1${siteUrl}/`).replace(OWN_PLACE, `"${postUrl}#`),
    ),
  );

/** RSS 2.0 with full content. The guid is the post's id, so that it survives a new slug. */
export function renderRss({ title, description, siteUrl, feedUrl }: FeedChannel, posts: readonly FeedPost[]): string {
  const feed = new RSS({
    title: stripForbidden(title),
    description: stripForbidden(description),
    site_url: `${siteUrl}/blog`,
    feed_url: feedUrl,
    language: LANGUAGE,
    ttl: TTL_MINUTES,
  });
  for (const post of posts) {
    const url = `${siteUrl}/blog/${post.slug}`;
    feed.item({
      title: stripForbidden(post.title),
      url,
      guid: `urn:uuid:${post.id}`,
      date: post.publishedAt,
      author: stripForbidden(post.author),
      categories: labelsOf(post).map(stripForbidden),
      // HTML by RSS 2.0, while an excerpt is plain text.
      description: escapeText(stripForbidden(post.excerpt)),
      custom_elements: [
        ...(post.lang ? [{ 'dc:language': post.lang }] : []),
        { 'content:encoded': { _cdata: stripForbidden(absolute(post.html, siteUrl, url)) } },
      ],
    });
  }
  // The package writes the time of the call, but an equal ETag promises equal bytes. Text comes later, in CDATA sections.
  return feed
    .xml({ indent: true })
    .replace(/<lastBuildDate>[^<]*/, () => `<lastBuildDate>${lastChange(posts).toUTCString()}`);
}

/** When anything in the feed last changed or became public, in whole seconds like HTTP dates; the epoch for an empty feed. */
export function lastChange(posts: readonly Pick<PublicPost, 'publishedAt' | 'updatedAt'>[]): Date {
  const newest = Math.max(0, ...posts.flatMap((post) => [post.publishedAt.getTime(), post.updatedAt.getTime()]));
  return new Date(Math.floor(newest / 1000) * 1000);
}
