import type { FactLine } from '../shared/page-lines';

/** The most lines of a section that are read. */
const MAX_SECTION = 400;

/** The lines below a heading, to the next of its level or a higher one; with no more than a sentence of its own, those of its list too. */
export function sectionBelow(lines: readonly FactLine[], at: number): FactLine[] {
  const level = lines[at]?.level ?? 0;
  const within = lines.slice(at + 1, at + 1 + MAX_SECTION);
  const next = within.findIndex((line) => line.kind === 'heading');
  const isOnlyTitle = next >= 0 && next <= 1 && within[next]?.level === level;
  const end = within.findIndex(
    (line) => line.kind === 'heading' && (isOnlyTitle ? line.level < level : line.level <= level),
  );
  return end < 0 ? within : within.slice(0, end);
}
