import type { FactLine } from '../shared/page-lines';
import type { Person } from './people-in-text';
import { nameOn } from './person-line';
import { isPersonName } from './person-words';

/** A person with the line and the text that state them. */
export interface Found extends Person {
  text: string;
  line: FactLine;
}

const MAX_FEW = 3;

export const classOf = ({ block: { region } }: FactLine): string => region.element?.attribs.class ?? '';

/** Whether a line is the first of two or three in their element: what is below it is of another list. */
function isFirstOfFew(lines: readonly FactLine[], at: number): boolean {
  const parentAt = (index: number) => lines[index]?.block.region.parent;
  const parent = parentAt(at);
  const isFirst = parentAt(at - 1) !== parent && parentAt(at + 1) === parent && parentAt(at + MAX_FEW) !== parent;
  return lines[at]?.kind === 'paragraph' && isFirst;
}

/** Lines of one list are marked up alike in one section; the first row of a table and what stands below a name are of none. */
export function listOf(lines: readonly FactLine[], at: number, section: string): string {
  const line = lines[at] as FactLine;
  const { kind, level, block } = line;
  const { element, parent } = block.region;
  const isHeader = kind === 'row' && lines[at - 1]?.block.region.parent !== parent;
  const isBelow = lines[at - 1]?.block === block && !isPersonName(nameOn(line).name);
  const isFirst = isFirstOfFew(lines, at);
  return [kind, level, element?.name, classOf(line), isHeader, isBelow, isFirst, section].join('\n');
}

/** A name that its list may prove. */
export interface Named extends Found {
  list: string;
  /** How the page introduces it: as one of a team, as somebody, or not at all, but with a role. */
  as: 'team' | 'somebody' | 'stranger';
  /** Whether something else says that it is of a person. */
  isProven: boolean;
}

/** The names in lists of nothing else, and those in a list with names that are proven. `others`: lists with something else. */
export function namesInLists(
  named: readonly Named[],
  proven: ReadonlySet<string>,
  others: ReadonlySet<string>,
): Named[] {
  const namesOf = new Map<string, Set<string>>();
  for (const { list, name } of named) namesOf.set(list, (namesOf.get(list) ?? new Set()).add(name));
  return named.filter(({ list, line, as }) => {
    const areOnlyNames = !others.has(list) && (namesOf.get(list)?.size ?? 0) > 1;
    if (areOnlyNames) return as === 'team' || proven.has(list);
    // Names above their roles in the same element may have others below them.
    return proven.has(list) && (line.text !== line.block.text || (as === 'team' && line.kind === 'heading'));
  });
}
