// Converts one paste in a Web Worker, so that the page keeps answering, and so that its time can be limited.

import { htmlToMarkdown } from './html-to-markdown';

addEventListener('message', ({ data }: MessageEvent<{ html: string; text: string }>) => {
  postMessage(htmlToMarkdown(data.html, data.text));
});

postMessage({ isReady: true });
