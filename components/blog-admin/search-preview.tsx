import type { PostInput } from '@/lib/blog/post-limits';

/** Search engines cut longer ones; the limits are rules of thumb. */
const SHOWN = { title: 60, description: 155 } as const;

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length).trimEnd()}…` : text);

/** How a search engine is likely to show the post. */
export function SearchPreview({ fields }: { fields: PostInput }) {
  const { title, slug, excerpt, category } = fields;
  return (
    <section aria-label="Search result preview" className="mt-6">
      <h3 className="mb-1.5 font-semibold font-text text-base">In a search result</h3>
      <div className="border border-line bg-paper p-3 text-base wrap-anywhere">
        <p className="text-muted text-sm">/blog/{slug}</p>
        <p dir="auto" className="text-brand">
          {cut(title || 'Title', SHOWN.title)}
        </p>
        <p dir="auto" className="text-muted text-sm">
          {cut(excerpt || `${title || 'Title'}. An article in ${category}.`, SHOWN.description)}
        </p>
      </div>
    </section>
  );
}
