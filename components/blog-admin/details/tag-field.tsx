'use client';

import { type KeyboardEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import { X } from '@/components/ui/icons';
import { postLimits } from '@/lib/blog/post-limits';

type Props = { tags: readonly string[]; error?: string; onChange: (tags: string[]) => void };

/** Tags: Enter adds one, a click removes it. Not a controlled input: React would clear what was typed before hydration. */
export function TagField({ tags, error, onChange }: Props) {
  const [problem, setProblem] = useState<string>();

  function add(input: HTMLInputElement) {
    const tag = input.value.trim().replace(/^#+\s*/, '');
    const isKnown = tags.some((known) => known.toLowerCase() === tag.toLowerCase());
    if (tag.length > postLimits.tag) return setProblem(`Please keep a tag to ${postLimits.tag} characters.`);
    if (tag && !isKnown && tags.length >= postLimits.tags)
      return setProblem(`Please use at most ${postLimits.tags} tags.`);
    if (tag && !isKnown) onChange([...tags, tag]);
    input.value = '';
    setProblem(undefined);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add(event.currentTarget);
  }

  return (
    <div>
      <Field
        label="Tags"
        name="tag"
        idPrefix="post"
        hint="Enter adds a tag, a click removes it"
        error={problem ?? error}
      >
        {(control) => (
          <input
            {...control}
            enterKeyHint="done"
            onInput={() => setProblem(undefined)}
            onKeyDown={onKeyDown}
            onBlur={({ currentTarget }) => add(currentTarget)}
          />
        )}
      </Field>
      {tags.length > 0 ? (
        <ul aria-label="Tags of this post" className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
                className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-control px-3 text-base hover:border-danger hover:text-danger"
              >
                <span className="truncate">{tag}</span>
                <X className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
