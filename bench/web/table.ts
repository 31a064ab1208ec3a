import type { Weight } from '../../tests/support/page-weight';
import type { PageFigures } from './measure-page';

const kb = (weight: Weight | undefined) => (weight ? (weight.sent / 1000).toFixed(1) : '–');
const whole = (figure: number | undefined) => (figure === undefined ? '–' : Math.round(figure).toString());

/** The columns with their values for a page. */
const columns: Record<string, (figures: PageFigures) => string> = {
  page: ({ name }) => name,
  'req/s': ({ load }) => whole(load?.perSecond),
  '× bare': ({ load, bareLoad }) => (load && bareLoad ? (load.perSecond / bareLoad.perSecond).toFixed(2) : '–'),
  'p99 ms': ({ load }) => whole(load?.p99),
  'HTML KB': ({ weight }) => kb(weight?.html),
  'JS KB': ({ weight }) => kb(weight?.scripts),
  'CSS KB': ({ weight }) => kb(weight?.styles),
  'fonts KB': ({ weight }) => kb(weight?.fonts),
  'images KB': ({ weight }) => kb(weight?.images),
  requests: ({ weight }) => whole(weight?.requests),
  'perf/a11y/best/SEO': ({ lighthouse }) => lighthouse?.scores.join('/') ?? '–',
  'LCP ms': ({ lighthouse }) => whole(lighthouse?.lcpMs),
  CLS: ({ lighthouse }) => lighthouse?.cls.toFixed(3) ?? '–',
  'TBT ms': ({ lighthouse }) => whole(lighthouse?.tbtMs),
  axe: ({ axe }) => whole(axe?.length),
};

/** One line per page. */
export function printTable(figures: readonly PageFigures[]): void {
  const names = Object.keys(columns);
  console.log(`\n| ${names.join(' | ')} |\n|${names.map(() => '---|').join('')}`);
  for (const page of figures) {
    console.log(
      `| ${Object.values(columns)
        .map((say) => say(page))
        .join(' | ')} |`,
    );
  }
}

/** Details that the table only counts, and remarks on its figures. */
export function printNotes(figures: readonly PageFigures[]): void {
  const [bare] = figures.filter(({ name }) => name === 'bare page');
  console.log('\nBytes as they came over the line; 32 connections; Lighthouse with its mobile preset.');
  if (bare?.weight)
    console.log(`bare page: ${bare.weight.scripts.gzip} bytes of scripts after gzip (tests/e2e/budgets.spec.ts)`);
  for (const { name, load, axe = [], lighthouse, problems } of figures) {
    const failed = load?.failed ? [`${load.failed} requests failed under load`] : [];
    const notes = [...failed, ...axe.map((id) => `axe ${id}`), ...(lighthouse?.findings ?? []), ...problems];
    for (const note of new Set(notes)) console.log(`${name}: ${note}`);
  }
}
