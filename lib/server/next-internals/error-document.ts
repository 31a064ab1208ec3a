/** The start of the empty document that Next 16.4 sends for a page that failed to render; app/error.tsx fills it by script. */
const ERROR_DOCUMENT = '<html id="__next_error__">';
/** The digest of the error in the escaped data for the script. */
const DIGEST = /:E\{\\"digest\\":\\"([\w@.-]+)\\"/;

/** Adds the text of app/error.tsx to the empty document of a failed page, for visitors without JavaScript. */
export function describeErrorDocument(html: string): string {
  if (!html.includes(ERROR_DOCUMENT)) return html;
  const id = DIGEST.exec(html)?.[1];
  const text = `<noscript><main><h1>This page didn’t load</h1>
<p>Something went wrong on our side, not yours. Try again in a moment; if it keeps happening, tell us${id ? ' the number below' : ''}.</p>
${id ? `<p>Error number <code>${id}</code></p>` : ''}<p><a href="">Try again</a> · <a href="/">Go Home</a></p></main></noscript>`;
  return html.replace('</body>', () => `${text}</body>`);
}
