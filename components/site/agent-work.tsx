import type { Agent } from '@/lib/content/agents/agent';
import { agentPage } from '@/lib/content/pages/agent';

/** Four moments of one day, like a page of a desk diary. */
export function AgentDay({ agent }: { agent: Agent }) {
  return (
    <section
      aria-labelledby="day"
      className="self-start rounded-sheet bg-night text-night-ink shadow-sheet lg:col-span-6"
    >
      <h2 id="day" className="border-night-line border-b-2 px-5 pt-6 pb-4 text-h3 sm:px-7">
        {agentPage.day.title}
      </h2>
      <ol className="ruled px-5 sm:px-7">
        {agent.day.map((entry) => (
          <li key={entry.time} className="grid grid-cols-[4rem_1fr] gap-x-3 py-4">
            <time className="font-display font-semibold text-accent tabular-nums">{entry.time}</time>
            <p className="leading-snug">{entry.text}</p>
          </li>
        ))}
      </ol>
      <p className="border-night-line border-t-2 px-5 py-4 text-base text-night-muted sm:px-7">{agentPage.day.note}</p>
    </section>
  );
}

/** Three exchanges: the customer's words and the answer, in two columns where there is room. */
export function AgentQuestions({ agent }: { agent: Agent }) {
  return (
    <dl className="border-line border-t">
      {[agent.example, ...agent.questions].map((exchange) => (
        <div key={exchange.question} className="grid gap-x-12 gap-y-3 border-line border-b py-7 lg:grid-cols-12">
          <dt className="lg:col-span-5">
            <span className="block text-base text-muted">{agentPage.questions.customer}</span>
            <span className="block font-display font-semibold text-h3">{exchange.question}</span>
          </dt>
          <dd className="rounded-sheet bg-brand-soft px-5 py-4 lg:col-span-7">
            <span className="block text-base text-muted">{agent.name}</span>
            {exchange.answer}
          </dd>
        </div>
      ))}
    </dl>
  );
}
