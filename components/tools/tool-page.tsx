import type { ReactNode } from 'react';
import { AdminPage } from '@/components/admin/admin-page';

type Props = { title: string; lead: string; manners: string; children: ReactNode };

/** The frame of a tool's page: what it does, and what it keeps to. */
export function ToolPage({ title, lead, manners, children }: Props) {
  return (
    <AdminPage title={title}>
      <p className="mb-2 max-w-[65ch] text-lead text-muted">{lead}</p>
      <p className="mb-9 max-w-[65ch] text-base text-muted">{manners}</p>
      <noscript>
        <p className="mb-9 rounded-sheet border-2 border-accent p-4">
          This tool needs JavaScript. Please switch it on.
        </p>
      </noscript>
      {children}
    </AdminPage>
  );
}
