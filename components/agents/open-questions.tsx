'use client';

import { useState } from 'react';
import { ButtonForm } from '@/components/ui/button-form';
import type { AskedQuestion } from '@/lib/agents/same-question';
import { dismissAction } from '@/lib/agents/taught-actions';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { AskedWords } from './asked-words';
import { TeachForm } from './teach-form';

const copy = agentDesk.teach;

/** Questions in the order in which they were first shown, so that none moves while one is answered; new ones come last. */
function inOrder(questions: readonly AskedQuestion[], order: readonly string[]): AskedQuestion[] {
  const placeOf = ({ id }: AskedQuestion) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...questions].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Questions that the agent had no answer to, each answered in place. One in which something is typed stays when a colleague answers it. */
export function OpenQuestions({
  agentId,
  returnTo,
  questions,
}: {
  agentId: string;
  returnTo: string;
  questions: readonly AskedQuestion[];
}) {
  const [order, setOrder] = useState(() => questions.map(({ id }) => id));
  const [typed, setTyped] = useState<readonly AskedQuestion[]>([]);
  const isOpen = (id: string) => questions.some((one) => one.id === id);
  const shown = inOrder([...questions, ...typed.filter(({ id }) => !isOpen(id))], order);
  if (shown.some(({ id }) => !order.includes(id))) setOrder(shown.map(({ id }) => id));

  const note = (question: AskedQuestion, text: string) =>
    setTyped((before) => {
      const others = before.filter(({ id }) => id !== question.id);
      return text.trim() ? [...others, question] : others;
    });

  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-sheet border border-line bg-card px-5">
      {shown.map((one) => (
        <li
          key={one.id}
          className="grid grid-cols-[minmax(0,1fr)] gap-2 py-5"
          onInput={({ target }) => note(one, (target as HTMLTextAreaElement).value)}
        >
          <div className="flex items-baseline justify-between gap-4">
            <AskedWords {...one} />
            {isOpen(one.id) ? (
              <ButtonForm
                action={dismissAction}
                returnTo={returnTo}
                label={copy.dismiss}
                description={`: ${one.question}`}
                hidden={{ agent: agentId, question: one.question }}
                variant="quiet"
                size="xs"
              />
            ) : null}
          </div>
          {isOpen(one.id) ? null : (
            <p role="status" className="text-base text-accent-ink">
              {copy.answeredMeanwhile}
            </p>
          )}
          <TeachForm
            agentId={agentId}
            returnTo={returnTo}
            question={one.question}
            isShort
            onTaught={() => note(one, '')}
          />
        </li>
      ))}
    </ul>
  );
}
