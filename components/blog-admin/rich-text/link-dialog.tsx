'use client';

import type { Editor } from '@tiptap/core';
import Slugger from 'github-slugger';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { mailtoUrl } from '@/lib/text/mailto-url';
import { findPhone } from '@/lib/text/phone-number';
import { telUrl } from '@/lib/text/tel-url';
import { fetchVideo, type OwnLink, searchLinks } from '../client/api-client';

/** What the dialog asks the address of. */
export type LinkKind = 'link' | 'button' | 'video';

/** Waits for a pause in typing before it searches. */
const PAUSE_MS = 200;

const names = {
  link: { title: 'Link', field: 'Address, or words to find a heading or a page', add: 'Add link' },
  button: { title: 'Button', field: 'Address, or words to find a heading or a page', add: 'Add button' },
  video: { title: 'Video', field: 'Address of a video on YouTube or Vimeo', add: 'Add video' },
} as const;

/** The URL that somebody means who types "super.ie/x", "nora@super.ie", "065 682 1234" or a complete one; undefined for words. */
function toUrl(text: string): string | undefined {
  if (/^(?:[a-z][a-z+.-]*:|\/|#)/i.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]{2,}$/.test(text)) return mailtoUrl(text);
  if (/^\S+\.[^\s\d]\S+$/.test(text)) return `https://${text}`;
  return /^[+(\d][\d\s().-]*$/.test(text) && findPhone(text) ? telUrl(text) : undefined;
}

/** The headings of the article that have what was typed in them. */
function headingsOf({ state }: Editor, text: string): OwnLink[] {
  const slugger = new Slugger();
  const headings: OwnLink[] = [];
  state.doc.descendants(({ type, textContent: title }) => {
    if (type.name === 'heading') headings.push({ title, path: `#${slugger.slug(title)}` });
  });
  return headings.filter(({ title }) => title.trim() && title.toLowerCase().includes(text.toLowerCase()));
}

/** The posts and pages of this site that are about what was typed. */
function useOwnLinks(text: string): OwnLink[] {
  const [links, setLinks] = useState<OwnLink[]>([]);
  useEffect(() => {
    setLinks([]);
    if (text.length < 2 || toUrl(text)) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await searchLinks(text);
      if (isCurrent) setLinks(found);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return links;
}

const hrefOf = (editor: Editor): string => editor.getAttributes('link').href ?? '';

/** Puts a link at the selection, or with the title of its target at the caret; without an address, removes the link. */
function setLink(editor: Editor, href: string, title: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (!href) chain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: title || href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.setLink({ ...editor.getAttributes('link'), href }).run();
}

const insertButton = (editor: Editor, href: string, text: string) =>
  editor
    .chain()
    .focus()
    .insertContent({
      type: 'paragraph',
      content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href, title: 'button' } }] }],
    })
    .run();

/** Inserts the still of a video as a link to it; false if the address is not that of a video. */
async function insertVideo(editor: Editor, address: string): Promise<boolean> {
  const video = await fetchVideo(address);
  if (!video || editor.isDestroyed) return false;
  const { href, title, src } = video;
  if (src)
    editor
      .chain()
      .focus()
      .insertContent({ type: 'video', attrs: { href, src, alt: title } })
      .run();
  else setLink(editor, href, title);
  return true;
}

type Props = { editor: Editor; kind: LinkKind; onClose: () => void };

/** Asks for the address of a link, a button or a video, and finds posts and pages of this site. */
export function LinkDialog({ editor, kind, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [address, setAddress] = useState(kind === 'link' ? hrefOf(editor) : '');
  const [label, setLabel] = useState('');
  const [problem, setProblem] = useState('');
  const typed = address.trim();
  const found = useOwnLinks(kind === 'video' ? '' : typed);
  const links = kind === 'video' || toUrl(typed) ? found : [...headingsOf(editor, typed), ...found];
  const isLink = kind === 'link' && editor.isActive('link');
  const { title, field, add } = names[kind];

  useEffect(() => dialog.current?.showModal(), []);

  async function finish(text: string, words = '') {
    const [first] = links;
    const href = toUrl(text) ?? '';
    if (text && !href && first) return finish(first.path, first.title);
    if (!href && (text || !isLink)) return setProblem(`${field}.`);
    if (kind === 'video' && !(await insertVideo(editor, href))) return setProblem('There is no video at this address.');
    dialog.current?.close();
    if (kind === 'link') setLink(editor, href, words || text);
    if (kind === 'button') insertButton(editor, href, label.trim() || words || text);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void finish(typed);
      }}
      className="m-auto w-[min(32rem,94vw)] rounded-sheet border border-line bg-card p-5 text-ink backdrop:bg-scrim"
    >
      {kind === 'button' ? (
        <label className="mb-4 grid gap-1 font-semibold">
          Text on the button
          <input value={label} className={controlClass} onChange={({ target }) => setLabel(target.value)} />
        </label>
      ) : null}
      <label className="grid gap-1 font-semibold">
        {field}
        <input
          value={address}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          className={controlClass}
          onChange={({ target }) => {
            setAddress(target.value);
            setProblem('');
          }}
        />
      </label>
      <ul aria-label="Headings, posts and pages" className="mt-2 max-h-60 overflow-y-auto empty:hidden">
        {links.map((link) => (
          <li key={link.path}>
            <button
              type="button"
              className="block w-full rounded-sheet px-3 py-2 text-left hover:bg-brand-soft"
              onClick={() => void finish(link.path, link.title)}
            >
              {link.title} <span className="block text-muted text-sm">{link.path}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-danger empty:hidden">
        {problem}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void finish(typed)}>
          {isLink ? 'Change link' : add}
        </Button>
        {isLink ? (
          <Button size="sm" variant="quiet" onClick={() => void finish('')}>
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
