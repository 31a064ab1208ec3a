import { labelOf } from '@/lib/content/fact-kinds';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { linkToQuote } from '@/lib/reader/answers/quotes/text-fragment';
import { findSaid, type OwnerFact, saidBesides } from '@/lib/reader/facts/owner/owner-facts';
import { readSaid } from './fact-checks';
import { type FactRow, factRows } from './fact-rows';
import { readSiteFacts } from './site-facts';

/** A fact with what the user said of it, and a link to where its page shows it. */
export type ListedFact = FactRow & { check?: Pick<OwnerFact, 'verdict' | 'correction'>; link?: string };

/** The facts of a run as they were found, also those that its user says are wrong; and what the user says besides. */
export type FactList = { facts: ListedFact[]; told: ListedFact[] };

/** A link to the first words of a fact on its page; a page of a PDF has a fragment already. */
function linkTo({ sources, line }: FactRow): string | undefined {
  const [source] = sources;
  const [words = ''] = (source?.text || line?.text || '').split('\n');
  if (!source || source.url.includes('#')) return source?.url;
  return linkToQuote(source.url, { anchor: words, blocks: [words] });
}

/** The facts of a run and what its user said of them. @throws TaskLimitError */
export async function listFacts(run: ScraperRun): Promise<FactList> {
  const all = await readSaid(run);
  const saidOf = findSaid(all);
  const met = new Set<OwnerFact>();
  const facts = factRows(await readSiteFacts(run.id)).map((row): ListedFact => {
    const said = row.line && saidOf({ ...row.line, sources: row.sources });
    if (said) met.add(said);
    const check = said && { verdict: said.verdict, correction: said.correction };
    return row.line ? { ...row, link: linkTo(row), check } : row;
  });
  const told = saidBesides(all, met).map(
    ({ verdict, correction, ...line }): ListedFact => ({
      label: labelOf(line),
      value: correction,
      line,
      sources: [],
      check: { verdict, correction },
    }),
  );
  return { facts, told };
}
