import { escapeUTF8 } from 'entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { scriptJson } from '@/lib/seo/structured-data';
import type { ChatData } from '@/lib/server/chat/chat-data';
import { Chat } from './chat';
import { type Conversation, initialState } from './chat-state';

/** What the owner of a website sees that is not on the list of an agent's websites. */
export const renderRefusal = (site: string): string => `<!doctype html>
<html lang="en-IE">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Not on the list</title>
<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:1.5rem}</style></head>
<body><p>This chat shows only on the websites that its owner has listed.</p>
<p>If ${escapeUTF8(site)} is yours, add it to the websites in the settings of your agent.</p></body>
</html>
`;

/** A conversation on the server: as it is. */
function still(data: ChatData): Conversation {
  const state = initialState(data);
  const nothing = () => {};
  const never = async () => {};
  return {
    state: () => state,
    subscribe: () => nothing,
    send: nothing,
    resume: nothing,
    erase: never,
    report: never,
    takeBack: () => undefined,
  };
}

/**
 * The page of a chat as HTML.
 * @param files the URLs of its script and its stylesheet
 */
export function renderChatPage(data: ChatData, files: { script: string; style: string }): string {
  const html = renderToStaticMarkup(<Chat data={data} conversation={still(data)} />);
  return `<!doctype html>
<html lang="en-IE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<title>${escapeUTF8(`Chat with ${data.name}`)}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="${files.style}">
<style>:root{--agent:${data.colour};--agent-ink:${data.ink}}</style>
<script type="module" src="${files.script}"></script>
</head>
<body><div id="chat">${html}</div><script type="application/json" id="chat-data">${scriptJson(data)}</script></body>
</html>
`;
}
