import { drawMarks, type Mark } from '../marks';
import { palette } from '../palette';

/** A café's counter after closing, on a canvas of 640 × 220 units: lamps, shelf, coffee machine, cakes, chalkboard. */
const counter: readonly Mark[] = [
  ['sand', 'M0 172h640v48H0z'],
  ['brick', 'M0 164h640v12H0z'],
  ['face', 'M40 56h130v6H40zM40 96h130v6H40z'],
  // Cups and jars on the shelf.
  ['white', 'M52 40h16v16H52zM78 40h16v16H78zM104 40h16v16h-16z'],
  ['marigold', 'M134 32h20v24h-20z'],
  ['sage', 'M54 76h18v20H54zM82 72h14v24H82z'],
  ['sand', 'M106 80h22v16h-22zM136 76h24v20h-24z'],
  // Coffee machine.
  ['grey', 'M186 96h112v18H186z'],
  ['face', 'M192 114h100v50H192z'],
  ['ink', 'M202 122h80v20h-80z'],
  ['grey', 'M214 142h10v10h-10zM260 142h10v10h-10z'],
  ['white', 'M210 152h18v12h-18zM256 152h18v12h-18z'],
  // Cake under glass.
  ['sky', 'M56 164v-26c0-30 84-30 84 0v26z'],
  ['brick', 'M68 150h60v14H68z'],
  ['face', 'M68 142h60v8H68z'],
  ['marigold', 'M92 132h12v10H92z'],
  // Chalkboard.
  ['ink', 'M520 40h92v96h-92z'],
  ['sand', 'M534 58h52M534 76h64M534 94h40M534 112h56', 4],
  // Lamps.
  ['ink', 'M242 0v22M400 0v22', 2],
  ['marigold', 'M226 38c0-22 32-22 32 0zM384 38c0-22 32-22 32 0z'],
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
