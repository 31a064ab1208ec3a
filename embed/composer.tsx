import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { ChatData } from '@/lib/server/chat/chat-data';
import type { Conversation } from './chat-state';
import { copy } from './copy';

const lengthOf = (text: string) => text.trim().length;

/** The field of the next message. Without JavaScript the form is posted to the page itself. */
export function Composer({
  data,
  conversation,
  problem,
  field,
}: {
  data: ChatData;
  conversation: Conversation;
  problem?: string;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const [length, setLength] = useState(lengthOf(data.draft ?? ''));
  const [hasTried, setHasTried] = useState(false);
  const { maxLength } = data;
  const excess = length - maxLength;
  const error = hasTried && excess > 0 ? copy.tooLong(length, maxLength) : problem;

  useEffect(() => {
    const input = field.current;
    const refused = conversation.takeBack();
    if (!input || refused === undefined) return;
    input.value = [refused, input.value].filter(Boolean).join('\n');
    setLength(lengthOf(input.value));
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const text = input.value.trim();
    setHasTried(true);
    input.focus();
    if (text === '' || text.length > maxLength) return;
    input.value = '';
    setLength(0);
    setHasTried(false);
    conversation.send(text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes a word, Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form action={`/chat/${data.key}`} method="post" onSubmit={onSubmit} className="composer">
      <input type="hidden" name="secret" value={data.secret} />
      <input type="hidden" name="id" value={data.messageId} />
      {error ? (
        <p id="problem" role="alert" className="font-semibold text-danger text-small">
          {error}
        </p>
      ) : null}
      <div className="flex items-end gap-2">
        <label htmlFor="message" className="sr-only">
          {copy.label}
        </label>
        <textarea
          ref={field}
          id="message"
          name="message"
          rows={1}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={copy.placeholder}
          defaultValue={data.draft}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'problem' : undefined}
          onInput={(event) => setLength(lengthOf(event.currentTarget.value))}
          onKeyDown={onKeyDown}
          className="control"
        />
        <button type="submit" className="send" aria-label={copy.send}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 19V5M6 11l6-6 6 6" />
          </svg>
        </button>
      </div>
      {length > maxLength - 200 ? (
        <p className={`text-right text-small tabular-nums ${excess > 0 ? 'text-danger' : 'text-muted'}`}>
          {copy.count(length, maxLength)}
        </p>
      ) : null}
    </form>
  );
}
