const FRAME = '<html id="__next_error__"';
/** As the error stands in the data for the script, whose quotes are escaped. */
const ERROR_NUMBER = /:E\{\\"digest\\":\\"([\w@.-]+)\\"/;

/**
 * When a page fails, Next sends an empty frame that its script fills in (app/error.tsx). This puts the same words where people
 * see them who have no JavaScript.
 */
export function withWordsForFailure(html: string): string {
  if (!html.includes(FRAME)) return html;
  const id = ERROR_NUMBER.exec(html)?.[1];
  const words = `<noscript><main><h1>This page did not load</h1>
<p>Something went wrong on our side, not yours. Try again in a moment; if it stays like this, tell us${id ? ' the number below' : ''}.</p>
${id ? `<p>Error number <code>${id}</code></p>` : ''}<p><a href="">Try again</a> · <a href="/">Go Home</a></p></main></noscript>`;
  return html.replace('</body>', `${words}</body>`);
}
