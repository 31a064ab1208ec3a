'use client';

import '@/components/ui/prose.css';
import './rich-text.css';
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { NOT_REACHED } from '@/components/ui/load-late';
import { Textarea } from '@/components/ui/textarea';
import { showToast } from '@/components/ui/toaster';
import { calloutLabels } from '@/lib/blog/callouts';
import { countWords, readingMinutes } from '@/lib/blog/reading-time';
import { plural } from '@/lib/text/plural';
import { ImageLibrary } from '../images/image-library';
import { convertPaste, hasForm, MAX_HTML_LENGTH, textOfHtml } from '../paste/convert-paste';
import { unwrapRedirect } from '../paste/unwrap-redirect';
import type { ArticleEditor } from './article-editor';
import { ImageQueue } from './image-queue';
import { LinkDialog, type LinkKind } from './link-dialog';
import { copyImages, storeEmbedded, takeEmbedded } from './pasted-images';
import { SelectionBar } from './selection-bar';
import { SlashMenu } from './slash-menu';
import { SlashMenuStore } from './slash-menu-store';
import { Toolbar } from './toolbar';
import { useArticleEditor } from './use-article-editor';
import { useImages } from './use-images';
import type { View } from './view-toggle';

/** Checks the text before it is saved: false if it is not what the author sees. The author then sees its Markdown. */
export type TextCheck = () => boolean;

type Props = {
  value: string;
  /** Raised when another text is shown than the author has written; undo reverts that. */
  loads: number;
  error?: string;
  view: View;
  lang: string;
  check: RefObject<TextCheck | null>;
  onView: (view: View) => void;
  onChange: (content: string) => void;
};

const isUrl = (text: string) => /^(https?:\/\/|(mailto|tel|sms):)\S+$/i.test(text);

const NOT_FAITHFUL =
  'Something in this text cannot be stored as it looked. Here is its Markdown, as it would be stored: check it, and save again.';
const NOT_LOADED = `${NOT_REACHED} Write here in Markdown until the editor is loaded.`;
const NOT_SHOWN = 'This text can only be edited as Markdown for now.';

const lostImages = (count: number) =>
  `${plural(count, 'image')} could not be copied: drop ${count === 1 ? 'it' : 'them'} here.`;

/**
 * Inserts what is pasted: HTML is converted first, in a worker, while the author goes on writing. Its images are copied to this site;
 * returns how many could not be.
 */
async function pasteHtml(
  article: ArticleEditor,
  pasted: string,
  plain: string,
  at: number | undefined,
): Promise<number> {
  const place = article.mark(at, '…');
  const { html, embedded } = takeEmbedded(pasted);
  const converted =
    html.length > MAX_HTML_LENGTH ? undefined : await convertPaste(html, article.markdown).catch(() => undefined);
  const markdown = converted && (await storeEmbedded(converted.markdown, embedded));
  if (article.editor.isDestroyed) return 0;
  const urls = markdown ? article.insert(place, markdown) : [];
  if (!markdown) article.insertText(place, plain || textOfHtml(html));
  if (!converted)
    showToast({
      title: 'Pasted as plain text',
      text: navigator.onLine ? 'There was too much formatting to convert it. Try smaller parts.' : NOT_REACHED,
    });
  return (converted?.lostImages ?? 0) + (await copyImages(article, urls));
}

/** Takes what is pasted or dropped; false for what the editor itself understands. */
function takeData(
  article: ArticleEditor | undefined,
  data: DataTransfer,
  at: number | undefined,
  addImages: (files: File[], at: number | undefined) => void,
  onLostImages: (count: number) => void,
): boolean {
  if (!article) return false;
  const [html, plain] = [data.getData('text/html'), data.getData('text/plain')];
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
  if (files.length > 0 && !plain) {
    addImages(files, at);
    return true;
  }
  const { editor } = article;
  if (!html && !isUrl(plain.trim())) return false;
  if (isUrl(plain.trim()) && !editor.state.selection.empty && at === undefined) {
    editor.commands.setLink({ href: unwrapRedirect(plain.trim()) });
    return true;
  }
  if (!html || html.includes('data-pm-slice')) return false;
  const { parent } = editor.state.selection.$from;
  if (parent.type.spec.code || parent.type.name === 'image' || !hasForm(html)) {
    if (!article.pasteMarkdown(data)) editor.view.pasteText(plain || textOfHtml(html));
  } else void pasteHtml(article, html, plain, at).then((count) => count > 0 && onLostImages(count));
  return true;
}

/** The text of an article: as it will look, or as Markdown. */
export function ContentEditor({ value, loads, error, view, lang, check, onView, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<LinkKind | 'library'>();
  const [notice, setNotice] = useState<string>();
  const dialogs = {
    open: setDialog,
    library: () => setDialog('library'),
    images: () => fileInput.current?.click(),
  };
  const [menu] = useState(() => new SlashMenuStore(() => dialogs));
  const { article, current } = useArticleEditor({
    host,
    area,
    menu,
    attributes: {
      id: 'post-text',
      role: 'textbox',
      'aria-label': 'Content',
      'aria-multiline': 'true',
      'aria-required': 'true',
      'aria-describedby': 'post-content-hint',
      dir: 'auto',
      class: 'prose',
      placeholder: 'Write here. “/” inserts blocks. Paste from Word, Google Docs or a web page, or drop images.',
    },
    onChange,
    onData: (data, at) => takeData(current.current, data, at, images.add, (count) => setNotice(lostImages(count))),
    onWait: (isWaiting) => setNotice(isWaiting ? NOT_LOADED : undefined),
    onFailure() {
      setNotice(NOT_SHOWN);
      onView('markdown');
    },
  });
  const images = useImages(current);
  const isRich = view === 'write' && article !== undefined;

  useImperativeHandle(check, () => () => {
    if (!isRich || article.isFaithful()) return true;
    setNotice(NOT_FAITHFUL);
    onView('markdown');
    return false;
  });

  // The caret stays in its place from one view to the other.
  const shown = useRef(view);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (!article || !area.current || before === view) return;
    if (view === 'markdown') area.current.setSelectionRange(article.caret, article.caret);
    else {
      const { selectionStart, selectionEnd } = area.current;
      article.load(area.current.value);
      article.select(selectionStart, selectionEnd);
      setNotice(undefined);
    }
  }, [view, article]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is in the editor already
  useLayoutEffect(() => article?.load(value), [loads]);

  useEffect(() => {
    const text = article?.editor.view.dom;
    if (!text) return;
    text.lang = lang;
    for (const [kind, label] of Object.entries(calloutLabels(lang)))
      host.current?.style.setProperty(`--callout-${kind}`, JSON.stringify(label));
    if (error) text.setAttribute('aria-invalid', 'true');
    else text.removeAttribute('aria-invalid');
  }, [article, error, lang]);

  const words = countWords(value);
  return (
    <>
      {view === 'write' ? <Toolbar editor={article?.editor} dialogs={dialogs} /> : null}
      <input
        ref={fileInput}
        type="file"
        aria-label="Image"
        tabIndex={-1}
        multiple
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        className="sr-only"
        onChange={({ target }) => {
          images.add([...(target.files ?? [])], undefined);
          target.value = '';
        }}
      />
      <ImageLibrary
        open={dialog === 'library'}
        onClose={() => setDialog(undefined)}
        onChoose={({ path, alt }) => article?.insertImage(article.mark(undefined, ''), path, alt)}
      />
      {article && dialog && dialog !== 'library' ? (
        <LinkDialog editor={article.editor} kind={dialog} onClose={() => setDialog(undefined)} />
      ) : null}
      {notice ? (
        <Alert tone="warning" role="alert" className="mt-4">
          {notice}{' '}
          <button type="button" className="link" onClick={() => setNotice(undefined)}>
            Close
          </button>
        </Alert>
      ) : null}
      <ImageQueue images={images} />
      <div id="post-body" className="min-w-0">
        <div ref={host} className={`rich-text ${isRich ? '' : 'hidden'}`} />
        {isRich ? <SelectionBar editor={article.editor} dialogs={dialogs} /> : null}
        <SlashMenu store={menu} />
        <div className={isRich ? 'hidden' : ''}>
          <label htmlFor="post-content" className="sr-only">
            Content
          </label>
          <Textarea
            ref={area}
            id="post-content"
            name="content"
            dir="auto"
            lang={lang || undefined}
            value={value}
            placeholder="Write here, in Markdown."
            aria-required="true"
            aria-invalid={error ? true : undefined}
            aria-describedby="post-content-hint"
            onChange={({ target }) => onChange(target.value)}
            className="grow-with-text block min-h-[55vh] w-full resize-none bg-transparent py-4 font-text text-[1.125rem] leading-relaxed outline-none placeholder:text-muted"
          />
        </div>
      </div>
      <p
        id="post-content-hint"
        className="flex flex-wrap justify-between gap-x-6 border-line border-t pt-2 text-base text-muted"
      >
        {error ? (
          <strong className="text-danger">{error}</strong>
        ) : (
          <span>{view === 'markdown' ? 'Markdown' : ''}</span>
        )}
        <span className="tabular-nums">
          {plural(words, 'word')}, {readingMinutes(value)} min read
        </span>
      </p>
    </>
  );
}
