import { useLayoutEffect } from 'react';
import { Textarea } from '@/components/ui/textarea';
import { automaticSlug } from '@/lib/text/slug';
import type { FieldsProps } from './details/post-field';
import { focusText } from './use-opening-focus';

/** `isNew`: whether the post is new; its title then gets the focus. */
type Props = FieldsProps & { isNew: boolean };

/** Makes the title as high as its text in browsers without `field-sizing`, such as Safari before 26.2. */
function useHeightOfText(title: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    const area = document.getElementById('post-title');
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [title]);
}

/** The title as large text. On blur, it fills an empty slug. */
export function TitleField({ fields: { title, slug, lang }, errors: { title: error }, isNew, change }: Props) {
  useHeightOfText(title);
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
        value={title}
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
        onBlur={() => (slug === '' && title ? change({ slug: automaticSlug(title) }) : undefined)}
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
