import { Textarea } from '@/components/ui/textarea';
import type { PostInput } from '@/lib/blog/post-limits';
import { automaticSlug } from '@/lib/text/slug';
import { focusText } from './use-opening-focus';

type Props = {
  value: string;
  slug: string;
  lang: string;
  /** Whether the post is new; its title then gets the focus. */
  isNew: boolean;
  error?: string;
  change: (patch: Partial<PostInput>) => void;
};

/** The title as large text. On blur, it fills an empty slug. */
export function TitleField({ value, slug, lang, isNew, error, change }: Props) {
  return (
    <div className="pt-1 md:pt-4">
      <label htmlFor="post-title" className="sr-only">
        Title
      </label>
      <Textarea
        id="post-title"
        name="title"
        rows={1}
        dir="auto"
        lang={lang || undefined}
        autoFocus={isNew}
        value={value}
        placeholder="Title"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'post-title-error' : undefined}
        onChange={({ target }) => change({ title: target.value.replaceAll('\n', ' ') })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          focusText();
        }}
        // A slug that was chosen or published stays.
        onBlur={() => (slug === '' && value ? change({ slug: automaticSlug(value) }) : undefined)}
        className="grow-with-text block w-full resize-none bg-transparent font-display font-semibold text-[clamp(1.6rem,1.3rem+1.3vw,2.4rem)] leading-tight outline-none placeholder:text-muted"
      />
      {error ? (
        <p id="post-title-error" className="font-semibold text-base text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
