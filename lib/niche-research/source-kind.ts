import type { SourceKind } from './knowledge';

/** Patterns in URLs and titles that indicate a kind of source, the most reliable first. */
const patterns: [SourceKind, RegExp][] = [
  [
    'forum',
    /\b(forums?|boards\.ie|reddit\.com|quora\.com|community\.|discussions?|answers\.|stackexchange\.com|mumsnet)\b/i,
  ],
  ['blog', /\b(blogs?|blogspot\.com|wordpress\.com|medium\.com|substack\.com|tumblr\.com)\b/i],
  ['reference', /\b(wikipedia\.org|britannica\.com)\b/i],
  [
    'regulation',
    /(\/\/|\.)(gov\.\w+|gov\/|europa\.eu|irishstatutebook\.ie|legislation\.gov\.uk|revenue\.ie|hsa\.ie|ccpc\.ie|dataprotection\.ie|hse\.gov\.uk)|\b(regulations?|legislation|statut\w+|directive|licen[cs]ing|act 20\d\d)\b/i,
  ],
  [
    'education',
    /(\.edu(\.\w+)?\/|\.ac\.\w+\/|solas\.ie|citb\.)|\b(courses?|training|university|college|institute of technology|apprenticeships?|curriculum|academy)\b/i,
  ],
  [
    'professional-association',
    /\b(associations?|federation|society|institute|guild|chamber|council|chartered|members?hip|alliance|union)\b/i,
  ],
  ['trade-journal', /\b(magazine|journal|news|trade press|review|weekly|monthly|times|today|insight)\b/i],
  [
    'best-practice',
    /\b(guides?|guidance|guidelines?|advice|tips|how to|best practices?|codes? of practice|checklists?|standards?|handbook|toolkit|explained|dos and don'?ts)\b/i,
  ],
];

/** Classifies a web page by its URL and title. When nothing matches, it is taken for the page of a company, which praises itself. */
export function classifySource(url: string, title: string): SourceKind {
  const text = `${url.replaceAll(/[-_]/g, ' ')} ${title}`;
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'company';
}
