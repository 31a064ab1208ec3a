import type { PublicPost } from './post';

const TTL_MINUTES = 60;

/** What a feed reader needs to know about the site. */
export type FeedChannel = { title: string; description: string; siteUrl: string; feedUrl: string };
/** A post with its body as HTML. */
export type FeedPost = Omit<PublicPost, 'content'> & { html: string };

// XML 1.0 has no way to write control characters (but tab and line breaks) or lone surrogates, not even escaped.
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const text = (value: string) => value.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
const cdata = (value: string) => `<![CDATA[${value.replaceAll(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

// Tags as renderMarkdown writes them: every value is in double quotes, and a "<" in text or a quote in a value is escaped.
const OPENING_TAG = /<[a-z][^\s<>"]*(?:\s+[^\s<>"=]+(?:="[^"]*")?)*\s*>/g;
const ADDRESS = / (?:href|src|srcset)="[^"]*"/g;
/** A path of this site, at the beginning of a value or after a comma of a srcset. */
const OWN_PATH = /(["\s])\/(?!\/)/g;

/** Category and tags, without a tag that says the category again in other capitals: readers list both. */
const labelsOf = ({ category, tags }: Pick<FeedPost, 'category' | 'tags'>) => [
  category,
  ...tags.filter((tag) => tag.toLowerCase() !== category.toLowerCase()),
];

/** Feed readers resolve nothing: addresses within the site become absolute. Only those of elements, not what is shown as text. */
const absolute = (html: string, siteUrl: string) =>
  html.replaceAll(OPENING_TAG, (tag) =>
    tag.replaceAll(ADDRESS, (address) => address.replaceAll(OWN_PATH, `$1${siteUrl}/`)),
  );

function item(post: FeedPost, siteUrl: string): string {
  return `    <item>
      <title>${text(post.title)}</title>
      <link>${siteUrl}/blog/${post.slug}</link>
      <guid isPermaLink="false">urn:uuid:${post.id}</guid>
      <pubDate>${post.publishedAt.toUTCString()}</pubDate>
      <dc:creator>${text(post.author)}</dc:creator>
${labelsOf(post)
  .map((name) => `      <category>${text(name)}</category>`)
  .join('\n')}
      <description>${text(post.excerpt)}</description>
      <content:encoded>${cdata(absolute(post.html, siteUrl))}</content:encoded>
    </item>`;
}

/** RSS 2.0 with full content. The guid is the post's id, so it survives a new slug. */
export function renderRss(channel: FeedChannel, posts: readonly FeedPost[]): string {
  const changed = lastChange(posts);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${text(channel.title)}</title>
    <link>${channel.siteUrl}/blog</link>
    <atom:link href="${channel.feedUrl}" rel="self" type="application/rss+xml"/>
    <description>${text(channel.description)}</description>
    <language>en-IE</language>
    <ttl>${TTL_MINUTES}</ttl>
    <lastBuildDate>${changed.toUTCString()}</lastBuildDate>
${posts.map((post) => item(post, channel.siteUrl)).join('\n')}
  </channel>
</rss>
`;
}

/** JSON Feed 1.1 with full content. */
export function renderJsonFeed(
  { title, description, siteUrl, feedUrl }: FeedChannel,
  posts: readonly FeedPost[],
): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: `${siteUrl}/blog`,
    feed_url: feedUrl,
    language: 'en-IE',
    items: posts.map((post) => ({
      id: `urn:uuid:${post.id}`,
      url: `${siteUrl}/blog/${post.slug}`,
      title: post.title,
      summary: post.excerpt,
      content_html: absolute(post.html, siteUrl),
      date_published: post.publishedAt.toISOString(),
      date_modified: post.updatedAt.toISOString(),
      authors: [{ name: post.author }],
      tags: labelsOf(post),
    })),
  });
}

/** When anything in the feed last changed or became public; the epoch for an empty feed. Whole seconds, as HTTP dates are. */
export function lastChange(posts: readonly Pick<PublicPost, 'publishedAt' | 'updatedAt'>[]): Date {
  const newest = Math.max(0, ...posts.flatMap((post) => [post.publishedAt.getTime(), post.updatedAt.getTime()]));
  return new Date(Math.floor(newest / 1000) * 1000);
}
