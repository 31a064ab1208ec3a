'use client';

import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';

/** "super.ie/x" → "https://super.ie/x"; addresses of this site, anchors, and complete ones stay. */
const completeUrl = (text: string) => (/^(?:[a-z][a-z+.-]*:|\/|#)/i.test(text) ? text : `https://${text}`);

/** Asks for the address of a link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [url, setUrl] = useState<string>(editor.getAttributes('link').href ?? '');
  const isLink = editor.isActive('link');

  useEffect(() => dialog.current?.showModal(), []);

  function finish(href: string) {
    dialog.current?.close();
    const chain = editor.chain().focus().extendMarkRange('link');
    const { empty } = editor.state.selection;
    if (!href) chain.unsetLink().run();
    else if (empty && !isLink)
      chain
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href: completeUrl(href) } }] })
        .run();
    else chain.setLink({ href: completeUrl(href) }).run();
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Link"
      onClose={onClose}
      className="m-auto w-[min(32rem,94vw)] rounded-sheet border border-line bg-card p-5 text-ink backdrop:bg-scrim"
    >
      <label className="grid gap-1 font-semibold">
        Address
        <input
          value={url}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          className={controlClass}
          onChange={({ target }) => setUrl(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            finish(url.trim());
          }}
        />
      </label>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => finish(url.trim())}>
          {isLink ? 'Change link' : 'Add link'}
        </Button>
        {isLink ? (
          <Button size="sm" variant="quiet" onClick={() => finish('')}>
            Remove link
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
      </div>
    </dialog>
  );
}
