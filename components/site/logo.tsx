/** The logo: a name badge with its clip slot. */
export function Logo({ siteName }: { siteName: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden="true" viewBox="0 0 28 34" className="h-8 w-auto shrink-0">
        <rect x="1" y="5" width="26" height="28" rx="4" className="fill-brand" />
        <rect x="9.5" y="1" width="9" height="8" rx="2" className="fill-accent" />
        <rect x="11.5" y="4" width="5" height="1.6" rx="0.8" className="fill-ink" />
        <circle cx="14" cy="17" r="4" className="fill-brand-ink" />
        <path d="M6.5 28.5c1-4.2 4-6 7.5-6s6.500 1.800 7.500 6z" className="fill-brand-ink" />
      </svg>
      <span className="font-bold font-display text-base leading-[1.05] tracking-tight max-[22.5rem]:sr-only max-sm:w-min sm:whitespace-nowrap sm:text-[1.2rem]">
        {siteName}
      </span>
    </span>
  );
}
