import { agentDesk } from '@/lib/content/pages/agent-desk';

/** A question in the words of customers, and how many asked it. */
export const AskedWords = ({ question, askers }: { question: string; askers: number }) => (
  <p>
    <span className="font-semibold wrap-anywhere">{question}</span>{' '}
    {askers > 1 ? <span className="text-base text-muted">{agentDesk.teach.askers(askers)}</span> : null}
  </p>
);
