import type { ReactNode } from 'react';
import { stripSize } from '@/components/drawings/portrait-strip';
import type { FeatureCropId } from '@/lib/content/home/features';
import { introducedAgents } from '@/lib/content/home/portfolio';

const bubble = (text: string) => <span className="bubble">{text}</span>;
const customer = (text: string) => <span className="bubble bubble-customer">{text}</span>;
const paths = (d: string, className: string) => <path d={d} className={className} />;

/** An area of 24 × 8 units that fills the crop. */
const drawing = (children: ReactNode) => (
  <svg aria-hidden="true" viewBox="0 0 24 8" className="h-auto w-full">
    {children}
  </svg>
);

const crops: Record<FeatureCropId, ReactNode> = {
  answer: (
    <>
      {customer('Open on Sunday?')}
      {bubble('Yes, from ten.')}
    </>
  ),
  hours: drawing(
    <>
      {paths('M0 3h24v3H0z', 'fill-agent')}
      {paths('M9 3h9v3H9z', 'fill-line')}
      {paths('M22 2.500v4', 'stroke-accent stroke-[.4]')}
    </>,
  ),
  languages: (
    <>
      {customer('Dzień dobry!')}
      {bubble('Dia duit!')}
    </>
  ),
  diary: <span className="did rounded-sheet px-3 py-2 font-semibold">13:00 Nolan, 6</span>,
  enquiry: (
    <span className="grid gap-1.5 rounded-sheet border border-line bg-card px-3 py-2">
      <span>Ward, Gort</span>
      <span className="border-line border-t pt-1.5">Kitchen, by May</span>
    </span>
  ),
  suggestion: bubble('A card with the flowers?'),
  documents: drawing(
    <>
      {paths('M5 .5h14V8H5z', 'fill-card stroke-line stroke-[.1]')}
      {paths('M6.500 2h8M6.500 6h9', 'stroke-line stroke-[.5]')}
      {paths('M6.300 3.300h10v1.400h-10z', 'fill-accent')}
    </>,
  ),
  handover: (
    <span className="flex items-center gap-2 rounded-[1rem] bg-card px-3 py-2.5 shadow-sheet">
      <span className="size-3 rounded-full bg-accent" />1 for you
    </span>
  ),
  trades: (
    // biome-ignore lint/performance/noImgElement: an SVG needs no variants
    <img
      src="/portraits.svg"
      {...stripSize(introducedAgents.length)}
      alt=""
      loading="lazy"
      className="h-12 w-auto max-w-none"
    />
  ),
  search: (
    <span className="grid gap-1 rounded-sheet border border-line bg-card px-3 py-2">
      <span className="text-brand underline">Vegan cake in Ennis</span>
      <span className="text-muted">your-cafe.ie</span>
    </span>
  ),
  topics: drawing(paths('M1 1h21v1.500H1zM1 3.500h14v1.500H1zM1 6h9v1.500H1z', 'fill-agent')),
  correction: <span className="did rounded-sheet px-3 py-2 font-semibold">Saved</span>,
};

/** A crop of the interface on a feature's card. Decorative. */
export const FeatureCrop = ({ crop }: { crop: FeatureCropId }) => (
  <div aria-hidden="true" data-drawn className="crop">
    {crops[crop]}
  </div>
);
