import { openingOf } from '@/lib/blog/derived-columns';
import type { PostInput } from '@/lib/blog/post-limits';
import { shorten } from '@/lib/text/one-line';

/** How many characters search engines usually show; a rule of thumb. */
const SHOWN = { title: 60, description: 155 } as const;

const frame = 'mt-1.5 border border-line bg-paper text-base wrap-anywhere';

/** How a search engine and a link preview are likely to show the post. */
export function SearchPreview({ fields, host }: { fields: PostInput; host: string }) {
  const { slug, category } = fields;
  const image = fields.socialImage || fields.cover;
  const lang = fields.lang || undefined;
  const title = fields.metaTitle || fields.title || 'Title';
  const description =
    fields.metaDescription || fields.excerpt || openingOf(fields.content) || `${title}. An article in ${category}.`;
  return (
    <>
      <section aria-label="Search result preview" className="mt-6">
        <h3 className="font-semibold font-text text-base">In a search result</h3>
        <div className={`${frame} p-3`}>
          <p className="text-muted text-sm">
            {host}/blog/{slug}
          </p>
          <p dir="auto" lang={lang} className="text-brand">
            {shorten(title, SHOWN.title)}
          </p>
          <p dir="auto" lang={lang} className="text-muted text-sm">
            {shorten(description, SHOWN.description)}
          </p>
        </div>
        <p className="mt-1.5 text-muted text-sm tabular-nums">
          Title {title.length} of about {SHOWN.title} characters, description {description.length} of about{' '}
          {SHOWN.description}.
        </p>
      </section>
      <section aria-label="Link preview" className="mt-5">
        <h3 className="font-semibold font-text text-base">As a link in a message</h3>
        <div className={frame}>
          {image ? (
            // biome-ignore lint/performance/noImgElement: an image of our own, in a size of its own
            <img src={`${image}?w=480`} alt="" className="aspect-[1200/630] w-full object-cover" />
          ) : (
            <div className="flex aspect-[1200/630] flex-col justify-between border-accent border-b-4 bg-night p-4">
              <span className="text-accent text-sm">{category}</span>
              <span
                dir="auto"
                lang={lang}
                className="line-clamp-3 font-display font-semibold text-lg text-night-ink leading-tight"
              >
                {title}
              </span>
              <span className="text-night-ink text-sm">{host}</span>
            </div>
          )}
          <div className="p-3">
            <p className="text-muted text-sm">{host}</p>
            <p dir="auto" lang={lang} className="line-clamp-2 font-semibold">
              {title}
            </p>
            <p dir="auto" lang={lang} className="line-clamp-2 text-muted text-sm">
              {description}
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
