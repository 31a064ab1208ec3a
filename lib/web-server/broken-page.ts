const FRAME = '<html id="__next_error__"';

/**
 * When a page fails, Next sends an empty frame that its script fills in (app/error.tsx). This puts the same words where people
 * see them who have no JavaScript.
 */
export function withWordsForFailure(html: string): string {
  if (!html.includes(FRAME)) return html;
  const id = /data-dgst="(\w+)"/.exec(html)?.[1];
  const words = `<noscript><main><h1>This page did not load</h1>
<p>Something went wrong on our side, not yours. Try again in a moment; if it stays like this, tell us the number below.</p>
${id ? `<p>Error number <code>${id}</code></p>` : ''}<p><a href="">Try again</a> · <a href="/">Go Home</a></p></main></noscript>`;
  return html.replace('</body>', `${words}</body>`);
}
