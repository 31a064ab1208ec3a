import { linkToQuote } from '@/lib/reader/answers/quotes/text-fragment';
import { type FactLine, factLines, findSaid, keyOfFact } from '@/lib/reader/facts/owner/owner-facts';
import { isStatedKind } from '@/lib/reader/facts/owner/owner-kinds';
import { factsOfReading } from './reading-facts';
import { listSaid, type Said } from './said';

/** A fact of the website, what the business says of it, and a link to where a page shows it. */
export interface ShelvedFact extends FactLine {
  said?: Said;
  link?: string;
}

/**
 * The facts of an agent: what the website states of the business, lines found on it, and what the business has added. What it has said of
 * lines that are no longer on the website is `kept`.
 */
export interface Shelves {
  stated: readonly ShelvedFact[];
  found: readonly ShelvedFact[];
  added: readonly Said[];
  kept: readonly Said[];
}

function linkOf({ sources, text }: FactLine): string | undefined {
  const [source] = sources;
  const [line = ''] = (source?.text ?? text).split('\n');
  if (!source) return undefined;
  return source.url.includes('#') ? source.url : linkToQuote(source.url, { anchor: line, blocks: [line] });
}

/** The facts of an agent on their shelves; undefined until its website is read. @throws TaskLimitError */
export async function shelvesOf(agentId: string, readingId: string | null): Promise<Shelves | undefined> {
  const facts = readingId ? await factsOfReading(readingId) : undefined;
  if (!facts) return undefined;
  const all = await listSaid(agentId);
  const saidOf = findSaid(all);
  const lines = factLines(facts).map((line) => ({ ...line, said: saidOf(line), link: linkOf(line) }));
  const met = new Set(lines.map(({ said }) => said?.id));
  const isStated = ({ kind }: ShelvedFact) => isStatedKind(kind);
  return {
    stated: lines.filter(isStated),
    found: lines.filter((line) => !isStated(line)),
    added: all.filter(({ verdict }) => verdict === 'added'),
    kept: all.filter(({ id, verdict }) => verdict !== 'added' && verdict !== 'right' && !met.has(id)),
  };
}

/** Names a line in a list. */
export const keyOfShelved = (line: ShelvedFact): string => `${keyOfFact(line)}\n${line.sources[0]?.url ?? ''}`;
