import { notFound } from 'next/navigation';
import { Container } from '@/components/ui/container';
import { agentPreview } from '@/lib/content/pages/agent-preview';
import { env } from '@/lib/env';
import { createFormToken } from '@/lib/forms/form-token';
import { StartPanel } from './start-panel';

/** Shown for a preview that has expired or was deleted, with the form to read the website again. */
export function PreviewGone() {
  if (env.agentPreviewsADay === 0) notFound();
  return (
    <Container className="grid max-w-[52rem] gap-6 py-12 sm:py-16">
      <h1 className="text-h2">{agentPreview.gone.title}</h1>
      <p className="max-w-[56ch] text-balance text-lead text-muted">{agentPreview.gone.text}</p>
      <StartPanel formToken={createFormToken()} />
    </Container>
  );
}
