import type { ReactNode } from 'react';
import { AdminPage } from '@/components/admin/admin-page';
import { Alert } from '@/components/ui/alert';

type Props = { title: string; lead: string; manners: string; children: ReactNode };

/** The frame of a tool's page: what it does, and what it keeps to. */
export function ToolPage({ title, lead, manners, children }: Props) {
  return (
    <AdminPage title={title}>
      <p className="mb-2 max-w-[65ch] text-lead text-muted">{lead}</p>
      <p className="mb-9 max-w-[65ch] text-base text-muted">{manners}</p>
      <noscript>
        <Alert tone="warning" className="mb-9">
          This tool needs JavaScript. Please switch it on.
        </Alert>
      </noscript>
      {children}
    </AdminPage>
  );
}
