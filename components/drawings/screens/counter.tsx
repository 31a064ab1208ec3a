import { drawMarks, type Mark } from '../marks';
import { palette } from '../palette';

/**
 * A café's counter after closing, on a canvas of 640 × 220 units: lamps, a shelf of cups and jars, a coffee machine, a cake under glass, a
 * chalkboard. Shapes of one colour are one mark, since each mark is sent twice.
 */
const counter: readonly Mark[] = [
  ['sand', 'M0 172h640v48H0zM106 80h22v16h-22zM136 76h24v20h-24z'],
  ['sage', 'M54 76h18v20H54zM82 72h14v24H82z'],
  ['sky', 'M56 164v-26c0-30 84-30 84 0v26z'],
  ['brick', 'M0 164h640v12H0zM68 150h60v14H68z'],
  ['face', 'M40 56h130v6H40zM40 96h130v6H40zM192 114h100v50H192zM68 142h60v8H68z'],
  ['ink', 'M202 122h80v20h-80zM520 40h92v96h-92zM241 0h2v22h-2zM399 0h2v22h-2z'],
  ['grey', 'M186 96h112v18H186zM214 142h10v10h-10zM260 142h10v10h-10z'],
  ['white', 'M52 40h16v16H52zM78 40h16v16H78zM104 40h16v16h-16zM210 152h18v12h-18zM256 152h18v12h-18z'],
  ['marigold', 'M134 32h20v24h-20zM92 132h12v10H92zM226 38c0-22 32-22 32 0zM384 38c0-22 32-22 32 0z'],
  ['sand', 'M534 58h52M534 76h64M534 94h40M534 112h56', 4],
];

/** The picture on the café's website. Decorative: its caption says what the screen shows. */
export function Counter({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 220" preserveAspectRatio="xMidYMax slice" className={`block ${className}`}>
      <path d="M0 0h640v220H0z" fill={palette.green} />
      {drawMarks(counter)}
    </svg>
  );
}
