import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ChatData } from '@/lib/server/chat/chat-data';
import { Chat } from './chat';
import type { Conversation } from './chat-state';
import { createConversation } from './conversation';

const data: ChatData = JSON.parse(document.getElementById('chat-data')?.textContent ?? 'null');
const root = document.getElementById('chat');
const field = createRef<HTMLTextAreaElement>();
const page = document.documentElement;

/** The host of the website around this page, as far as the browser says. */
function siteAround(): string | undefined {
  if (window.parent === window) return undefined;
  try {
    return new URL(document.referrer).host;
  } catch {
    return undefined;
  }
}

/** Moves the focus into the chat. On a touch screen the field would cover half of it with the keyboard. */
function takeFocus(): void {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  (isTouch ? document.querySelector('h1') : field.current)?.focus();
}

/** Tells the launcher when to close, and how many messages came meanwhile. */
function connect(conversation: Conversation, port: MessagePort): void {
  let isOpen = true;
  let seen = 0;
  const count = () => conversation.state().messages.filter(({ author }) => author !== 'customer').length;

  port.onmessage = ({ data: message }) => {
    isOpen = message !== 'closed';
    page.classList.toggle('covered', message === 'full');
    seen = count();
    port.postMessage(0);
    if (isOpen) takeFocus();
  };
  conversation.subscribe(() => {
    const messages = count();
    if (isOpen) seen = messages;
    else port.postMessage(Math.max(0, messages - seen));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) port.postMessage('close');
  });
  port.postMessage('ready');
}

document.addEventListener(
  'keydown',
  (event) => {
    const about = document.querySelector<HTMLDetailsElement>('.about[open]');
    if (event.key !== 'Escape' || !about) return;
    event.preventDefault();
    about.open = false;
    about.querySelector('summary')?.focus();
  },
  true,
);

if (root) {
  const conversation = createConversation(data, siteAround());
  hydrateRoot(root, <Chat data={data} conversation={conversation} field={field} />);
  let isConnected = false;
  addEventListener('message', ({ source, origin, data: path, ports: [port] }) => {
    const isLauncher = source === window.parent && data.ancestors.includes(origin) && path === location.pathname;
    if (!isLauncher || !port || isConnected) return;
    isConnected = true;
    connect(conversation, port);
  });
}
