/** Loads the page again and again while a website is read, for visitors without the script that follows it. */
export function RefreshWithoutScript() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content="2" />
    </noscript>
  );
}
