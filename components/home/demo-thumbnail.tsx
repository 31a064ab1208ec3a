import type { ReactNode } from 'react';
import type { DemoThumbnail as Scene } from '@/lib/content/home/demo';

/** Drawings on a canvas of 48 × 36 units: a parcel, a ledger, a gate. */
const scenes: Record<Scene, ReactNode> = {
  parcel: (
    <>
      <path d="M8 13 24 7l16 6v16l-16 6-16-6z" className="fill-accent" />
      <path d="m8 13 16 6 16-6M24 19v16" />
      <path d="m16 10 16 6v6" />
    </>
  ),
  ledger: (
    <>
      <path d="M9 5h26a4 4 0 0 1 4 4v22H13a4 4 0 0 1-4-4z" className="fill-accent" />
      <path d="M15 12h18M15 18h18M15 24h10M30 24h3M9 27a4 4 0 0 1 4-4" />
    </>
  ),
  gate: (
    <>
      <path d="M4 31V6h5v25M39 31V6h5v25" className="fill-accent" />
      <path d="M9 12h30M9 27h30M15 12v15M21 12v15M27 12v15M33 12v15M2 31h44" />
    </>
  ),
};

/** The thumbnail of a demo scenario. Decorative, since the title says the same. */
export function DemoThumbnail({ scene }: { scene: Scene }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 38" className="icon h-10 w-auto shrink-0 lg:h-16">
      {scenes[scene]}
    </svg>
  );
}
