import type { Category } from '@/lib/blog/categories';
import { dot, ring } from './figure';
import type { Mark } from './marks';
import type { Tone } from './palette';

// Things on a counter, on a canvas of 210 × 110 units. Each stands on the counter at y 96, with its left edge at x.

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

const counter = (tone: Tone): Mark => [tone, box(-200, 96, 610, 60)];

const lines = (x: number, y: number, ...lengths: number[]): Mark => [
  'grey',
  lengths.map((length, row) => `M${x} ${y + row * 8}h${length}`).join(''),
  2,
];

const sheet = (x: number, width: number, height: number): Mark => ['white', box(x, 96 - height, width, height)];

const docket = (x: number): Mark[] => [
  ['white', `M${x} 22h40v74l-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4z`],
  lines(x + 7, 34, 26, 18, 26, 14),
  ['marigold', box(x + 7, 68, 26, 9)],
];

const cup = (x: number, tone: Tone): Mark[] => [
  ring(tone, x + 36, 74, 8, 4),
  [tone, `M${x} 60h36v22c0 8-6 12-18 12s-18-4-18-12z`],
  ['face', box(x - 6, 92, 48, 4)],
  ['face', `M${x + 12} 52c-4-5 4-8 0-13M${x + 24} 52c-4-5 4-8 0-13`, 2.5],
];

const calculator = (x: number): Mark[] => [
  ['ink', box(x, 28, 50, 68)],
  ['sage', box(x + 6, 34, 38, 15)],
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2].map(
      (column): Mark => [
        row === 2 && column === 2 ? 'marigold' : 'face',
        box(x + 6 + column * 14, 56 + row * 13, 10, 8),
      ],
    ),
  ),
];

const till = (x: number): Mark[] => [
  ['ink', `M${x} 96V74l8-26h54l8 26v22z`],
  ['sage', box(x + 14, 30, 42, 16)],
  ['ink', box(x + 32, 44, 6, 8)],
  ['face', box(x + 14, 58, 10, 7)],
  ['face', box(x + 30, 58, 10, 7)],
  ['marigold', box(x + 46, 58, 10, 7)],
  ['grey', box(x + 4, 80, 62, 12)],
  ['ink', box(x + 29, 84, 12, 4)],
];

const phone = (x: number): Mark[] => [
  ['ink', `M${x + 6} 18h38a6 6 0 0 1 6 6v72h-50V24a6 6 0 0 1 6-6z`],
  ['face', box(x + 5, 26, 40, 66)],
  ['sage', box(x + 9, 32, 24, 12)],
  ['green', box(x + 15, 49, 26, 16)],
  ['sage', box(x + 9, 70, 18, 10)],
];

const envelope = (x: number, tone: Tone = 'white'): Mark[] => [
  [tone, box(x, 56, 60, 40)],
  ['grey', `M${x} 56l30 24 30-24`, 2.5],
];

const bell = (x: number): Mark[] => [
  ['grey', `M${x} 88c0-22 12-32 28-32s28 10 28 32z`],
  ['ink', box(x - 6, 88, 68, 8)],
  dot('marigold', x + 28, 52, 5),
];

const chart = (x: number): Mark[] => [
  sheet(x, 60, 70),
  ['green', `${box(x + 9, 70, 10, 20)}${box(x + 25, 58, 10, 32)}`],
  ['marigold', box(x + 41, 44, 10, 46)],
  lines(x + 9, 34, 30),
];

const pencil = (x: number): Mark[] => [
  ['marigold', `M${x} 88h54v8h-54z`],
  ['face', `M${x + 54} 88l12 4-12 4z`],
  ['brick', box(x, 88, 8, 8)],
];

const books = (x: number): Mark[] => [
  ['brick', box(x, 82, 74, 14)],
  ['marigold', box(x + 6, 68, 64, 14)],
  ['sky', box(x, 54, 68, 14)],
  ['face', `M${x + 60} 86v6M${x + 58} 72v6M${x + 56} 58v6`, 2.5],
];

const spectacles = (x: number): Mark[] => [
  ring('ink', x + 12, 86, 9, 3),
  ring('ink', x + 38, 86, 9, 3),
  ['ink', `M${x + 21} 85c2-3 6-3 8 0`, 3],
];

const wrench = (x: number): Mark[] => [
  ['grey', `M${x + 16} 50v46`, 10],
  ['grey', `M${x} 22v18l16 12 16-12V22h-9v16H${x + 9}V22z`],
];

const bolt = (x: number): Mark[] => [
  ['grey', `M${x + 6} 58h24l6 10-6 10H${x + 6}l-6-10z`],
  ['ink', box(x + 11, 78, 14, 18)],
  ['grey', `M${x + 11} 83h14M${x + 11} 90h14`, 2],
];

const allergens = (x: number): Mark[] => [
  sheet(x, 66, 76),
  ['ink', box(x, 20, 66, 10)],
  ['grey', `M${x + 8} 46h50M${x + 8} 62h50M${x + 8} 78h50M${x + 24} 36v52M${x + 42} 36v52`, 1.5],
  dot('green', x + 33, 54, 4),
  dot('green', x + 50, 70, 4),
  dot('marigold', x + 33, 84, 4),
];

const cutlery = (x: number): Mark[] => [
  ['ink', `M${x} 40v14c0 6 12 6 12 0V40M${x + 6} 40v54`, 3.5],
  ['ink', `M${x + 26} 94V40c8 4 8 22 0 30`, 3.5],
];

const camera = (x: number): Mark[] => [
  ['ink', `M${x} 52h16l5-9h24l5 9h16v44h-66z`],
  ring('face', x + 33, 73, 13, 4),
  dot('sky', x + 33, 73, 7),
  dot('marigold', x + 57, 60, 3),
];

const clock = (x: number): Mark[] => [
  dot('white', x + 28, 66, 28),
  ring('ink', x + 28, 66, 28, 4),
  ['ink', `M${x + 28} 50v16l12 7`, 4],
];

/** A still life for the covers of each category. */
const stillLifes: Record<Category, readonly Mark[]> = {
  Business: [counter('grey'), ...till(26), ...docket(108), ...cup(160, 'brick')],
  AI: [counter('grey'), ...phone(40), ...cup(106, 'white'), ...spectacles(154)],
  Automation: [counter('grey'), ...clock(14), ...envelope(76), ...envelope(142, 'marigold')],
  Marketing: [counter('ink'), ...camera(40), ...chart(122)],
  'Case Studies': [counter('ink'), ...books(30), ...spectacles(122)],
  'Business Strategy': [counter('brick'), ...chart(24), ...spectacles(94), ...cup(154, 'green')],
  'Customer Service': [counter('ink'), ...bell(36), ...envelope(114)],
  Manufacturing: [counter('grey'), ...wrench(36), ...bolt(84), ...docket(136)],
  Restaurant: [counter('ink'), ...allergens(30), ...cutlery(110), ...cup(152, 'sand')],
  'Industry Insights': [counter('grey'), sheet(34, 70, 72), lines(42, 36, 54, 54, 40, 54, 30, 48), ...spectacles(120)],
  'Financial Planning': [counter('green'), ...calculator(30), ...docket(92), ...pencil(138)],
  'Tool Reviews': [counter('brick'), ...wrench(28), ...allergens(68), ...pencil(138)],
};

/** The still life of a category; one of a category that no longer exists is that of customer service. */
export const stillLife = (category: string): readonly Mark[] =>
  stillLifes[Object.hasOwn(stillLifes, category) ? (category as Category) : 'Customer Service'];
