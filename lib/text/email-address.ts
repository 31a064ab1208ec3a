import { z } from 'zod';
import { parseUrl } from './parse-url';

/** What `<input type="email">` takes (HTML, 4.10.5.1.5), with a dot in its domain: mail reaches no other. */
const ADDRESS = z.email({ pattern: z.regexes.html5Email });
const NON_ASCII = /[^\0-\x7f]/;

/** Domain names in ASCII, as browsers send them: "bäckerei.de" is "xn--bckerei-5wa.de". */
function asciiDomain(domain: string): string {
  if (!NON_ASCII.test(domain) || /[/?#:@\\[\]%]/.test(domain)) return domain;
  return parseUrl(`https://${domain}`)?.hostname ?? domain;
}

/** An e-mail address with its domain in ASCII; undefined if it is none. */
export function parseEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@') + 1;
  const email = text.slice(0, at) + asciiDomain(text.slice(at));
  return email.includes('.', at) && ADDRESS.safeParse(email).success ? email : undefined;
}
