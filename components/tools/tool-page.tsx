import type { ReactNode } from 'react';
import { AdminPage } from '@/components/admin/admin-page';
import { Alert } from '@/components/ui/alert';

type Props = { title: string; lead: string; manners: string; children: ReactNode };

/** The layout of a tool's page: what the tool does, and the rules it follows. */
export function ToolPage({ title, lead, manners, children }: Props) {
  return (
    <AdminPage title={title}>
      <p className="mb-2 max-w-[65ch] text-balance text-lead text-muted">{lead}</p>
      <p className="mb-9 max-w-[65ch] text-base text-muted">{manners}</p>
      <noscript>
        <Alert tone="warning" className="mb-9">
          This tool needs JavaScript. Please turn it on.
        </Alert>
      </noscript>
      {children}
    </AdminPage>
  );
}
