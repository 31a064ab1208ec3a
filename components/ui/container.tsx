import type { ReactNode } from 'react';

const widths = {
  page: 'max-w-[76rem]',
  text: 'max-w-[44rem]',
} as const;

/** A centred column with the page's horizontal padding. */
export function Container({
  width = 'page',
  className = '',
  children,
}: {
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}) {
  return <div className={`mx-auto w-full px-5 sm:px-8 ${widths[width]} ${className}`}>{children}</div>;
}
