import type { ReactNode } from 'react';

/** The layout of pages for admins and signed-in users: denser than the public pages. */
export function AdminPage({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[76rem] text-[1.0625rem] px-5 py-8 sm:px-8 sm:py-12">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-h2 wrap-anywhere">{title}</h1>
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
