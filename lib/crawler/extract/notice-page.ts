/** What stands in place of a page: checks for robots, and notices of servers, hosts and domain traders. */
const NOTICES =
  /^just a moment\b|checking your browser|verify(?:ing)? (?:that )?you are (?:a )?human|are you a robot\b|complete the security check|enable javascript and cookies to continue|\bnot a robot\b|^robot check$|\bwebsite firewall\b|^(?:403[\s:–-]*)?(?:forbidden|access denied)[.!]?$|unusual traffic from|attention required! \| cloudflare|ddos protection by|^index of \/|\baccount (?:has been )?suspended|default (?:web ?site|web|welcome) page\b|^welcome to nginx|^it works!?$|error establishing a database connection|\b(?:fatal|parse) error\b.{0,400}\bon line \d|\buncaught (?:\w+)?(?:error|exception)\b|\bdomain (?:name )?(?:is|has been|may be) (?:for sale|parked|expired)|\bbuy this domain|\b(?:bad gateway|gateway time-?out|internal server error|service (?:temporarily )?unavailable)\b|\b(?:down for|undergoing|under|scheduled|routine) maintenance\b|web ?site is temporarily (?:down|unavailable)|^before you continue$|\baccept to continue\b|\bupgrade your browser\b|\bbrowser is (?:out of date|(?:not|no longer) supported)\b|\bcritical error on (?:this|your) website\b|^server error in\b|\bsqlstate\[|^too many requests\b|resource limit is reached|bandwidth limit exceeded/i;
/** A longer text has other content. In characters. */
const MAX_TEXT = 500;
/** Somebody to call or write to: then the notice is the site's own. */
const REACHABLE = /\d[\d ()-]{6,}\d|@[\w-]+\.\w/;

/** Whether a page with status 200 shows nothing but such a notice. */
export function isNoticePage({ title, text }: { title: string; text: string }): boolean {
  if (text.length > MAX_TEXT || (/maintenance/i.test(text) && REACHABLE.test(text))) return false;
  return [title, ...text.split('\n')].some((line) => NOTICES.test(line.trim()));
}
