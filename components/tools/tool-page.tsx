import type { ReactNode } from 'react';
import { AdminPage } from '@/components/admin/admin-page';
import { Alert } from '@/components/ui/alert';

type Props = {
  title: string;
  lead: string;
  manners: string;
  /** What the tool does without JavaScript; by default, nothing. */
  noScript?: string;
  children: ReactNode;
};

/** The layout of a tool's page: what the tool does, and the rules it follows. */
export function ToolPage({
  title,
  lead,
  manners,
  noScript = 'This tool needs JavaScript. Please turn it on.',
  children,
}: Props) {
  return (
    <AdminPage title={title}>
      <p className="mb-2 max-w-[65ch] text-balance text-lead text-muted">{lead}</p>
      <p className="mb-9 max-w-[65ch] text-base text-muted">{manners}</p>
      <noscript>
        <Alert tone="warning" className="mb-9">
          {noScript}
        </Alert>
      </noscript>
      {children}
    </AdminPage>
  );
}
