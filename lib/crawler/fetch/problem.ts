/** Why a page cannot be had or is not taken, each with one plain sentence for the person who asked. */
export const problems = {
  'no-address': 'Please enter a website URL',
  'bad-address': 'That is not a web address. It should look like bakery.ie or https://bakery.ie.',
  'forbidden-address': 'That address is not on the public internet, so it cannot be read from here.',
  'forbidden-port': 'Only websites on the usual ports (80 and 443) can be read.',
  'no-such-host': 'There is no website at this address. Check the spelling.',
  refused: 'The website does not answer. It may be down; try again later.',
  tls: 'The website’s certificate is not valid, so nobody can tell whose it is. Its owner has to renew it.',
  timeout: 'The website took too long to answer.',
  'too-large': 'The page is larger than 5 MB, which no page for people is.',
  'wrong-type': 'There is no web page at this address, but a file of another kind.',
  redirects: 'The website sends visitors round in circles.',
  login: 'The website shows this page only to people who sign in there.',
  'not-found': 'The website has no page at this address.',
  'too-many-requests': 'The website asks for fewer visits. Try again later.',
  'server-error': 'The website has a fault of its own. Try again later.',
  robots: 'The website’s robots.txt asks programs not to read this page, so we do not.',
  'robots-unreadable':
    'The website’s robots.txt cannot be had at the moment, so we do not read the site. Try again later.',
  broken: 'The website’s answer cannot be read.',
  noindex: 'The page asks programs not to take it along, so we do not.',
  javascript: 'The page shows its text only with JavaScript, which the scraper does not run.',
  'off-site': 'This address leads to another website.',
  moved: 'This address leads to a page that is read anyway.',
  duplicate: 'The page says the same as another one.',
  'no-match': 'Nothing on the page matches the selectors.',
  empty: 'The page has no text.',
  document: 'A file (such as a PDF), not a web page.',
  'gave-up': 'The website stopped answering, so the run ended early. What was read until then is kept.',
} as const;

export type ProblemKind = keyof typeof problems;

export type Problem = {
  ok: false;
  kind: ProblemKind;
  message: string;
  /** How long the website asks to be left alone. */
  retryAfterSeconds?: number;
};

export const problem = (kind: ProblemKind, retryAfterSeconds?: number): Problem => ({
  ok: false,
  kind,
  message: problems[kind],
  retryAfterSeconds,
});
