/** What stands in place of a page: checks for robots, and notices of servers, hosts and domain traders. */
const NOTICES =
  /^just a moment\b|checking your browser|verify(?:ing)? (?:that )?you are (?:a )?human|are you a robot\b|complete the security check|enable javascript and cookies to continue|\bnot a robot\b|^robot check$|\bwebsite firewall\b|^(?:403[\s:–-]*)?(?:forbidden|access denied)[.!]?$|unusual traffic from|attention required! \| cloudflare|ddos protection by|^index of \/|\baccount (?:has been )?suspended|default (?:web ?site|web|welcome) page\b|^welcome to nginx|^it works!?$|error establishing a database connection|\b(?:fatal|parse) error\b.{0,400}\bon line \d|\buncaught (?:\w+)?(?:error|exception)\b|\bdomain (?:name )?(?:is|has been|may be) (?:for sale|parked|expired)|\bbuy this domain|\b(?:bad gateway|gateway time-?out|internal server error|service (?:temporarily )?unavailable)\b|\b(?:down for|undergoing|under|scheduled|routine) maintenance\b|web ?site is temporarily (?:down|unavailable)|^before you continue$|\baccept to continue\b|\bupgrade your browser\b|\bbrowser is (?:out of date|(?:not|no longer) supported)\b|\bcritical error on (?:this|your) website\b|^server error in\b|\bsqlstate\[|^too many requests\b|resource limit is reached|bandwidth limit exceeded/i;
/** What hosts show until somebody uploads a website, and what stands in front of websites about alcohol or tobacco. */
const DEFAULTS =
  /\bif you (?:are|'re|’re) the (?:(?:web ?)?site |domain |server )?(?:owner|administrator|webmaster) of (?:this|the) (?:web ?site|site|domain|page|server)|\byour (?:web ?)?hosting account\b|\bfuture home of\b|\bthere isn[’']t a github pages site here|\bcongratulations\b.{0,80}\b(?:web ?site|domain|server|hosting)\b.{0,60}\b(?:created|active|ready|set ?up|installed|working)|\bthis domain (?:is|has been) (?:registered|parked|reserved)\b|\bno web ?site (?:is |has been )?(?:configured|set up|published) (?:at|for|on)|\bsite (?:is )?not (?:yet )?(?:published|configured)\b/i;
/** The question of an age gate. */
const AGE_GATE =
  /^(?:are you (?:(?:over|at least|above) )?(?:18|21|(?:of )?legal (?:drinking |smoking )?age)\b|(?:please )?(?:verify|confirm) (?:that )?(?:your age|you are (?:over|at least|18|21|of legal))|age (?:verification|gate|check)\b|you must be (?:(?:over|at least) )?(?:18|21|of legal)|(?:please )?enter your (?:date of birth|birth ?date|age)\b)/i;
/** A longer text has other content. In characters. */
const MAX_TEXT = 500;
/** The same for the notice of a host, which says what to do. */
const MAX_DEFAULT = 1_200;
/** Somebody to call or write to: then the notice is the site's own. */
const REACHABLE = /\d[\d ()-]{6,}\d|@[\w-]+\.\w/;

/** Whether a page with status 200 shows nothing but such a notice. */
export function isNoticePage({ title, text }: { title: string; text: string }): boolean {
  if (text.length > MAX_DEFAULT) return false;
  const lines = [title, ...text.split('\n')].map((line) => line.trim());
  if (lines.some((line) => DEFAULTS.test(line))) return true;
  if (text.length > MAX_TEXT || (/maintenance/i.test(text) && REACHABLE.test(text))) return false;
  return lines.some((line) => NOTICES.test(line) || AGE_GATE.test(line));
}
