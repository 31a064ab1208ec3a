import { LAUNCHER_ICON } from '@/components/chat/launcher-icon';
import styles from './launcher.css?text';

/** What the launcher of one agent shows. */
export interface LauncherSettings {
  /** The page of the chat, which the frame shows. */
  chat: string;
  /** The business. */
  name: string;
  colour: string;
  /** What can be read on the colour. */
  ink: string;
  side: 'left' | 'right';
}

/** lib/server/chat/launcher.ts puts it in front of this file. */
declare const AGENT: LauncherSettings;

/** A frame that says nothing for so long is replaced by a link. */
const MAX_SILENCE_MS = 8_000;

const { chat, name, colour, ink, side } = AGENT;
const title = `Chat with ${name}`;
const { origin, pathname } = new URL(chat);
/** Of the classic script that is running, also of one that a script has added. */
const zIndex = (document.currentScript as HTMLScriptElement | null)?.dataset.zIndex;

const CROSS = 'M6 6l12 12M18 6L6 18';

// Neither innerHTML nor style attributes: a policy of the host with Trusted Types, or without 'unsafe-inline', has nothing to block.
function addStyles(root: ShadowRoot): void {
  if ('adoptedStyleSheets' in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
  } else {
    const style = document.createElement('style');
    style.textContent = styles;
    (root as ShadowRoot).append(style);
  }
}

function start(): void {
  // Included twice, or once more after a navigation within the page.
  if (document.querySelector('agent-launcher')) return;
  const host = document.createElement('agent-launcher');
  const root = host.attachShadow({ mode: 'open' });
  const shell = document.createElement('section');
  const panel = document.createElement('div');
  const button = document.createElement('button');
  const badge = document.createElement('b');
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  let frame: HTMLIFrameElement | undefined;
  let port: MessagePort | undefined;
  let isReady = false;
  let unread = 0;
  let silence: ReturnType<typeof setTimeout>;

  addStyles(root);
  host.dataset.side = side;
  if (zIndex) host.style.setProperty('--agent-launcher-z', zIndex);
  shell.style.setProperty('--colour', colour);
  shell.style.setProperty('--ink', ink);
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(icon);
  button.type = 'button';
  badge.setAttribute('aria-hidden', 'true');
  button.append(svg, badge);
  panel.hidden = true;
  shell.append(button, panel);
  root.append(shell);

  /** As in the stylesheet: the panel covers the screen, and the button lies in its corner. */
  const small = matchMedia('(width <= 480px), (height <= 480px)');
  const isOpen = () => !panel.hidden;
  const tell = () => port?.postMessage(isOpen() ? (small.matches ? 'full' : 'open') : 'closed');

  function label(): void {
    const news = unread > 0 && !isOpen() ? `, ${unread} new` : '';
    button.setAttribute('aria-label', isOpen() ? 'Close the chat' : `${title}${news}`);
    button.setAttribute('aria-expanded', String(isOpen()));
    icon.setAttribute('d', isOpen() ? CROSS : LAUNCHER_ICON);
    badge.textContent = String(unread);
    badge.hidden = news === '';
  }

  /** Keeps the panel in what the keyboard of a phone leaves of the screen. */
  function place(): void {
    const view = window.visualViewport;
    if (!view) return;
    const set = (property: string, pixels: number) => shell.style.setProperty(property, `${pixels}px`);
    set('--top', view.offsetTop);
    set('--left', view.offsetLeft);
    set('--width', view.width);
    set('--height', view.height);
  }

  function fail(): void {
    if (isReady || !frame) return;
    clearTimeout(silence);
    frame.remove();
    frame = undefined;
    const text = document.createElement('p');
    const link = document.createElement('a');
    link.href = chat;
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = 'Open it in a window of its own';
    text.append('The chat could not be shown here. ', link, '.');
    panel.replaceChildren(text);
    if (isOpen()) link.focus();
    console.warn(`The chat did not answer. Is ${location.host} one of the websites in the agent’s settings?`);
  }

  function hear({ data }: MessageEvent): void {
    if (data === 'close') close();
    else if (data === 'ready') {
      isReady = true;
      clearTimeout(silence);
      if (!isOpen()) return;
      frame?.focus();
      tell();
    } else if (typeof data === 'number') {
      unread = data;
      label();
    }
  }

  /** One message, to our origin alone; everything else goes through its port, which no other window can write to. */
  function connect(): void {
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = hear;
    frame?.contentWindow?.postMessage(pathname, origin, [channel.port2]);
  }

  function load(): void {
    isReady = false;
    frame = document.createElement('iframe');
    frame.title = title;
    frame.src = chat;
    frame.onload = connect;
    panel.replaceChildren(frame);
    silence = setTimeout(fail, MAX_SILENCE_MS);
  }

  function open(): void {
    place();
    shell.className = 'open';
    panel.hidden = false;
    if (!frame) load();
    else if (isReady) {
      frame.focus();
      tell();
    }
    label();
  }

  function close(): void {
    shell.className = '';
    panel.hidden = true;
    tell();
    label();
    button.focus();
  }

  button.onclick = () => (isOpen() ? close() : open());
  host.onkeydown = ({ key }) => {
    if (key === 'Escape' && isOpen()) close();
  };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) fail();
  });
  window.visualViewport?.addEventListener('resize', place);
  window.visualViewport?.addEventListener('scroll', place);
  small.addEventListener('change', tell);
  label();
  document.documentElement.append(host);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
