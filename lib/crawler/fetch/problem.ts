/** Why a page cannot be fetched or is not stored, each with a sentence for the user. */
export const problems = {
  'no-address': 'Please enter a website URL',
  'bad-address': 'That isn’t a web address. It should look like bakery.ie or https://bakery.ie.',
  'forbidden-address': 'That address is not on the public internet, so it cannot be read from here.',
  'forbidden-port': 'Only websites on the usual ports (80 and 443) can be read.',
  'no-such-host': 'There’s no website at this address. Check the spelling.',
  refused: 'The website is not responding. It may be down; try again later.',
  'cut-off': 'The website’s response broke off before it was complete.',
  tls: 'The website’s certificate is not valid. Its owner has to replace it.',
  'tls-expired': 'The website’s certificate has expired. Its owner has to renew it.',
  'tls-host': 'The website’s certificate is for another website’s name. Its owner has to replace it.',
  'tls-self-signed': 'The website’s certificate is self-signed, so it cannot be trusted.',
  'no-tls': 'The website does not support secure connections (https).',
  timeout: 'The website took too long to respond.',
  'too-large': 'The page is larger than 5 MB, which is the limit for one page.',
  'wrong-type': 'This address leads to a file, not to a web page.',
  redirects: 'The website redirects visitors too many times.',
  'redirect-loop': 'The website redirects in a loop.',
  login: 'The website shows this page only to signed-in users.',
  'cookie-wall': 'The website shows its pages only to visitors who accept its cookies.',
  'access-denied': 'The website denies access to this page (403).',
  encoding: 'The website sent the page in a compression format that we did not ask for and cannot read.',
  'not-found': 'The website has no page at this address.',
  notice:
    'The website shows a notice of its server or host in place of the page, such as an error or a check for robots.',
  'host-busy': 'Somebody else is reading this website at the moment. Please try again in a minute.',
  'too-many-requests': 'The website limits how often it can be read. Try again later.',
  'server-error': 'The website reported an internal error. Try again later.',
  robots: 'The website’s robots.txt disallows this page, so we don’t read it.',
  'robots-unreadable':
    'The website’s robots.txt cannot be read at the moment, so we don’t read the site. Try again later.',
  'error-status': 'The website responded with an error instead of a page.',
  broken: 'The website’s response cannot be read.',
  noindex: 'The page is marked noindex, so we don’t store it.',
  javascript:
    'The page needs JavaScript to show its text, and no browser is set up to run it. An administrator of this site can set one up (SCRAPER_BROWSER).',
  'javascript-empty': 'The page shows hardly any text, even after its JavaScript has run in a browser.',
  'javascript-heavy': 'The page needs JavaScript, which took too much time or memory to run in a browser.',
  'javascript-failed': 'The page needs JavaScript to show its text, and running it in a browser failed.',
  'off-site': 'This URL leads to another website.',
  moved: 'This URL redirects to a page that is read under its own URL.',
  duplicate: 'The page has the same content as another one.',
  'no-links': 'It links to no other page of its website. If a script makes its menu, the other pages were not found.',
  endless: 'One of many pages that differ only in a number and say the same; ten of them are read.',
  'other-language': 'A version of another page, in a language or for a region that this run does not read.',
  'no-match':
    'Nothing on the page matches the selectors, or it is not about prices, hours, contact details, services, questions or booking.',
  empty: 'The page has no text.',
  document: 'A file, not a web page.',
  'pdf-password': 'The PDF is protected by a password.',
  'pdf-broken': 'The PDF is damaged and cannot be read.',
  'pdf-heavy': 'The PDF takes too much time or memory to read.',
  'pdf-pictures': 'The PDF has no text; it may be a scan.',
  'pdf-limit': 'A run reads at most 30 PDFs, and has read that many.',
  'pdf-too-large': 'The PDF is larger than 10 MB, which is the limit for a PDF.',
  'page-depth': 'This page nests more than 400 elements inside each other; we don’t read such pages.',
  'page-elements': 'This page has more than 20,000 elements; we don’t read such pages.',
  'page-heavy': 'This page takes too much time or memory to read.',
  'page-broken': 'This page could not be read: something went wrong on our side.',
  'gave-up': 'The website stopped responding, so the run ended early. The pages read until then are kept.',
} as const;

export type ProblemKind = keyof typeof problems;

export type Problem = {
  ok: false;
  kind: ProblemKind;
  message: string;
  /** The pause that the website requested, in seconds. */
  retryAfterSeconds?: number;
};

/** Creates a problem of a kind, with its sentence. */
export const problem = (kind: ProblemKind, retryAfterSeconds?: number): Problem => ({
  ok: false,
  kind,
  message: problems[kind],
  retryAfterSeconds,
});
