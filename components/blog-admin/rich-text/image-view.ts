import type { NodeViewRenderer } from '@tiptap/core';
import { type ShownSize, shownWidths } from '@/lib/images/path';

/** Whether an image is on this site; those of others would be requested from them. */
const isOwn = (src: string) => /^\/(?!\/)/.test(src);

/** An image as readers see it, with fields for its description and its caption. */
export const imageView: NodeViewRenderer = ({ node: first, editor, getPos }) => {
  let node = first;
  const dom = document.createElement('figure');
  const frame = dom.appendChild(document.createElement('div'));
  frame.contentEditable = 'false';
  const contentDOM = dom.appendChild(document.createElement('figcaption'));
  contentDOM.dataset.placeholder = 'Caption, if it needs one';
  const label = document.createElement('label');
  label.textContent = 'What does the image show? ';
  const alt = label.appendChild(document.createElement('input'));
  alt.dir = 'auto';

  function show() {
    const { src } = node.attrs;
    const image = isOwn(src) ? document.createElement('img') : document.createElement('p');
    if (image instanceof HTMLImageElement) Object.assign(image, { src, alt: '', draggable: false });
    else image.textContent = `An image on another site, shown as a link: ${src}`;
    frame.replaceChildren(image, label);
  }

  function update() {
    const size: ShownSize | null = node.attrs.size;
    const image = frame.querySelector('img');
    if (size) image?.setAttribute('width', String(shownWidths[size]));
    else image?.removeAttribute('width');
    if (alt.value !== node.attrs.alt) alt.value = node.attrs.alt;
    label.classList.toggle('is-missing', node.attrs.alt.trim() === '');
    contentDOM.classList.toggle('is-empty', node.content.size === 0);
  }

  alt.addEventListener('input', () => {
    const at = getPos();
    if (at === undefined) return;
    editor.view.dispatch(editor.state.tr.setNodeMarkup(at, undefined, { ...node.attrs, alt: alt.value }));
  });
  // The toolbar offers what can be done with the image that is selected.
  function select() {
    const at = getPos();
    if (at !== undefined) editor.commands.setNodeSelection(at);
  }
  alt.addEventListener('focus', select);
  frame.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLImageElement)) return;
    select();
    editor.view.focus();
  });
  alt.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const at = getPos();
    if (at !== undefined) editor.commands.focus(at + 1);
  });
  show();
  update();
  return {
    dom,
    contentDOM,
    update(next) {
      if (next.type !== node.type) return false;
      const hasMoved = next.attrs.src !== node.attrs.src;
      node = next;
      if (hasMoved) show();
      update();
      return true;
    },
    stopEvent: ({ target }) => target === alt,
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
  };
};
