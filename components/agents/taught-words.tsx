/** What an agent was taught, below the answer that it corrects. `lead` says by whom and when. */
export const TaughtWords = ({ lead, answer }: { lead: string; answer: string }) => (
  <p className="wrap-anywhere">
    <span className="text-muted">{lead}</span> <span className="whitespace-pre-line font-semibold">{answer}</span>
  </p>
);
