import { SourceLinks } from '@/components/scraper/source-links';
import { sayFactAction, withdrawSaidAction } from '@/lib/agents/facts/actions';
import type { Said } from '@/lib/agents/facts/said';
import type { ShelvedFact } from '@/lib/agents/facts/shelves';
import { asTyped, labelOf } from '@/lib/content/fact-kinds';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { FactForm } from './fact-form';
import { PressForm } from './press-form';

const copy = agentDesk.facts;

type Place = { agentId: string; here: string };

/** Takes back what was said of a fact. */
function UndoButton({ agentId, here, said }: Place & { said: Said }) {
  return (
    <PressForm
      action={withdrawSaidAction}
      returnTo={here}
      label={copy.undo}
      description={`: ${said.correction || said.text}`}
      hidden={{ agent: agentId, said: said.id }}
    />
  );
}

const rowClass =
  'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[9rem_minmax(0,1fr)]';

/** A fact of the website: its proof, what the business says of it, and what it can say. */
export function FactRow({ agentId, here, fact }: Place & { fact: ShelvedFact }) {
  const { kind, heading, text, sources, said, link } = fact;
  const url = sources[0]?.url.replace(/#.*$/, '') ?? '';
  const line = { kind, heading, text, url };
  const verdict = (name: 'right' | 'not_ours') => ({
    action: sayFactAction,
    returnTo: here,
    hidden: { agent: agentId, ...line, verdict: name, correction: '' },
    label: copy.verdicts[name],
    description: `: ${text}`,
  });
  const isOld = said?.verdict === 'not_ours' || said?.verdict === 'corrected';
  return (
    <li className={rowClass}>
      <p className="text-base text-muted">
        {labelOf(fact)}
        {said ? <span className="block font-semibold text-ink">{copy.said[said.verdict]}</span> : null}
      </p>
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        {heading && kind !== 'phones' ? <p className="text-base text-muted">{heading}</p> : null}
        {said?.verdict === 'corrected' ? (
          <p className="max-w-[75ch] whitespace-pre-line font-semibold">{said.correction}</p>
        ) : null}
        <p className={`max-w-[75ch] whitespace-pre-line ${isOld ? 'text-base text-muted' : ''}`}>
          {isOld ? `${copy.pageSays} ` : ''}
          {isOld ? <del>{text}</del> : text}
        </p>
        <p className="text-base text-muted">
          {copy.from} <SourceLinks sources={[...sources]} first={link} />
        </p>
        <div className="mt-1 flex flex-wrap items-start gap-x-4 gap-y-2">
          {said ? (
            <UndoButton agentId={agentId} here={here} said={said} />
          ) : (
            <>
              <PressForm {...verdict('right')} />
              <PressForm {...verdict('not_ours')} />
            </>
          )}
          {said?.verdict === 'not_ours' ? null : (
            <details className="min-w-0 open:w-full">
              <summary className="w-fit py-2 text-base underline underline-offset-4">
                {copy.correct}
                <span className="sr-only">: {text}</span>
              </summary>
              <div className="py-2">
                <FactForm
                  agentId={agentId}
                  returnTo={here}
                  fact={line}
                  correction={said?.correction || asTyped(fact)}
                />
              </div>
            </details>
          )}
        </div>
      </div>
    </li>
  );
}

/** What the business says without the website: what it added, or what it said of a line that is gone. */
export function SaidRow({ agentId, here, said }: Place & { said: Said }) {
  return (
    <li className={rowClass}>
      <p className="text-base text-muted">
        {labelOf(said)}
        {said.verdict === 'added' ? null : (
          <span className="block font-semibold text-ink">{copy.said[said.verdict]}</span>
        )}
      </p>
      <div className="grid min-w-0 gap-1.5 wrap-anywhere">
        <p className="max-w-[75ch] whitespace-pre-line">{said.correction || <del>{said.text}</del>}</p>
        <UndoButton agentId={agentId} here={here} said={said} />
      </div>
    </li>
  );
}
