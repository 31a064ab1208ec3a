import { plural } from '@/lib/text/plural';
import type { LineCheck, LineProblem } from './check-line';

const problems: Record<LineProblem, (domain: string, movedTo: string) => string> = {
  'other-key': () =>
    'There’s a line of ours with another key, of another agent. Put the line from this page in its place.',
  text: () =>
    'The line is there, but not as a script that runs at once: it’s text, or in a comment, in a script that a cookie banner holds back, or in data from which a framework makes a script later. Put it into the page itself. With next/script, give the short form as src, and leave out a strategy.',
  'tag-manager': () =>
    'There’s a tag manager. If you’ve put the line into it, it works, but we can’t see it: we read pages without running their scripts. Put it into the page itself, or prove control with a code.',
  moved: (domain, movedTo) =>
    `${domain} leads to ${movedTo}, which is another website to us. Have ${movedTo} read, and take over that agent.`,
  missing: () => 'The line isn’t there. If you’ve just added it, publish the page and empty your website’s cache.',
};

/** What a check came to, in sentences for the owner. */
export function describeCheck(check: LineCheck, domain: string): string {
  const { isFound, pages, withLine, origin, fetching, problem, movedTo = '' } = check;
  if (fetching) return `We couldn’t look at ${domain}. ${fetching.message}`;
  if (problem === 'moved') return problems.moved(domain, movedTo);
  const looked = `We looked at ${plural(pages, 'page')} of ${origin ?? domain}`;
  const insecure = origin?.startsWith('http:')
    ? ' Your website has no secure connection (https). The agent works there, but browsers warn your customers.'
    : '';
  const onAll = pages === 1 ? 'it' : 'every one';
  if (isFound)
    return `${looked} and found the line on ${withLine === pages ? onAll : `${withLine} of them`}.${insecure}`;
  return `${looked}. ${problem ? problems[problem](domain, movedTo) : ''}${insecure}`;
}
