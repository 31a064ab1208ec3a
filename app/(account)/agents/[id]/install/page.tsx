import { BuilderSteps } from '@/components/agents/builder-steps';
import { DeskFrame } from '@/components/agents/desk-frame';
import { CheckForm, CodeForms, ShareForm } from '@/components/agents/install-forms';
import { QrCode } from '@/components/agents/qr-code';
import { AccountSection } from '@/components/auth/account-section';
import { CopyText } from '@/components/meet/copy-text';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { requireAgent } from '@/lib/agents/access';
import { findCodeAddress } from '@/lib/agents/control/control-code';
import { chatUrl } from '@/lib/agents/control/widget-address';
import { widgetSnippet } from '@/lib/agents/widget-snippet';
import { installPage as copy } from '@/lib/content/pages/agents';
import { env } from '@/lib/env';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(copy.title);

/** Where an agent goes live: the line for the website, the check, and its link. */
export default async function InstallPage({ params, searchParams }: PageProps<'/agents/[id]/install'>) {
  const { id } = await params;
  const { agent, role } = await requireAgent(id, `/agents/${encodeURIComponent(id)}/install`);
  if (agent.state === 'ended')
    return (
      <DeskFrame agent={agent} here="install" title={copy.title}>
        <p className="max-w-[56ch] text-lead text-muted">{copy.ended}</p>
      </DeskFrame>
    );
  const { notice } = await searchParams;
  const done = copy.notices[String(notice)];
  const isOwner = role === 'owner';
  const isDraft = agent.state === 'draft';
  const { afterLoad, plain } = widgetSnippet(env.siteUrl, agent.key, agent.name);
  const policy = `script-src ${env.siteUrl}; frame-src ${env.siteUrl}`;
  const link = chatUrl(agent.key);
  return (
    <DeskFrame agent={agent} here="install" title={copy.title}>
      <p className="max-w-[56ch] text-lead text-muted">{copy.lead}</p>
      {done ? (
        <Alert tone="success" title={done.title}>
          {done.text}
          {notice === 'live' ? (
            <span className="mt-3 flex flex-wrap gap-x-6">
              {/* A website with a secure connection leads there by itself. */}
              {agent.controlBy === 'line' ? (
                <a href={`http://${agent.domain}`} target="_blank" rel="noopener" className="link py-1">
                  {copy.next.website}
                </a>
              ) : null}
              <a href={link} target="_blank" rel="noopener" className="link py-1">
                {copy.next.chat}
              </a>
              <Link href={`/agents/${agent.id}/inbox`} className="link py-1" prefetch={false}>
                {copy.next.inbox}
              </Link>
            </span>
          ) : null}
        </Alert>
      ) : null}
      <div>
        <AccountSection id="line" title={copy.line.title} text={copy.line.text}>
          <CopyText id="snippet" label={copy.line.label} text={afterLoad} rows={8} />
          <BuilderSteps />
          <details>
            <summary className="link py-2">{copy.line.plain}</summary>
            <p className="mt-2 max-w-[60ch]">{copy.line.plainText}</p>
            <CopyText id="plain" label={copy.line.plainLabel} text={plain} rows={4} />
            <CopyText id="policy" label={copy.line.policyLabel} text={policy} rows={2} />
          </details>
          <p className="max-w-[60ch] text-base text-muted">{copy.line.ancestors}</p>
        </AccountSection>
        {isOwner ? (
          <AccountSection id="check" title={copy.check.title} text={copy.check.text}>
            <CheckForm agentId={agent.id} />
          </AccountSection>
        ) : null}
        <AccountSection id="link" title={copy.link.title} text={copy.link.text}>
          <CopyText id="chat-link" label={copy.link.label} text={link} rows={2} />
          <QrCode text={link} label={copy.link.qr} download={copy.link.download} />
          {isDraft ? <p className="text-base text-muted">{copy.link.notLive}</p> : null}
        </AccountSection>
        <AccountSection id="code" title={copy.code.title} text={copy.code.text}>
          {agent.controlBy ? (
            <p className="font-semibold">{copy.code.proved[agent.controlBy]}</p>
          ) : isOwner ? (
            <CodeForms agentId={agent.id} domain={agent.domain} sentTo={await findCodeAddress(agent.id)} />
          ) : null}
          {isDraft && isOwner && agent.controlledAt ? (
            <>
              <p className="max-w-[60ch]">{copy.link.shareText}</p>
              <ShareForm agentId={agent.id} />
            </>
          ) : null}
        </AccountSection>
        <AccountSection id="privacy" title={copy.privacy.title} text={copy.privacy.text}>
          <CopyText
            id="paragraph"
            label={copy.privacy.label}
            text={copy.privacy.paragraph(env.company.registeredName ?? env.siteName, agent.retentionDays)}
          />
        </AccountSection>
      </div>
    </DeskFrame>
  );
}
