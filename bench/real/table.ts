import { middle } from '../middle';
import type { LoadFigures } from './measure-load';

const whole = (figure: number) => Math.round(figure).toString();

const ROWS: { name: string; figure: keyof LoadFigures; format: (figure: number) => string }[] = [
  { name: 'first contentful paint, ms', figure: 'firstPaintMs', format: whole },
  { name: 'largest contentful paint, ms', figure: 'largestPaintMs', format: whole },
  { name: 'React alive, ms', figure: 'aliveMs', format: whole },
  { name: 'total blocking time, ms', figure: 'blockingMs', format: whole },
  { name: 'kB on the wire', figure: 'bytes', format: (bytes) => (bytes / 1_000).toFixed(1) },
  { name: 'requests', figure: 'requests', format: whole },
];

/** Prints the medians of both servers and their ratio; below 1.00, this project's server is faster or needs less. */
export function printTable(ours: readonly LoadFigures[], plain: readonly LoadFigures[]): void {
  const rows = ROWS.map(({ name, figure, format }) => {
    const [own, other] = [ours, plain].map((loads) => middle(loads.map((load) => load[figure]))) as [number, number];
    const ratio = other === 0 ? '–' : (own / other).toFixed(2);
    return [name, { ours: format(own), 'next start': format(other), ratio }];
  });
  console.table(Object.fromEntries(rows));
}
