import { CustomerSays } from '@/components/chat/bubbles';
import { Button } from '@/components/ui/button';
import { meetYourAgent } from '@/lib/content/pages/meet-your-agent';

const { queue: copy } = meetYourAgent;

type Props = {
  questions: readonly { id: number; text: string }[];
  busy: boolean;
  onResume: () => void;
};

/** The questions without an answer yet: the one that is being asked, and those after it. Says so to screen readers too. */
export function WaitingQuestions({ questions, busy, onResume }: Props) {
  const shown = questions.filter(({ text }) => text !== '');
  const noteOf = (index: number) => {
    if (!busy) return copy.stopped;
    return index === 0 ? copy.asking : copy.waiting;
  };
  return (
    <>
      <p role="status" className="sr-only">
        {busy && shown.length > 1 ? copy.queued(shown.length - 1) : ''}
      </p>
      {shown.length > 0 ? (
        <ol className="grid gap-2">
          {shown.map(({ id, text }, index) => (
            <li key={id} className="grid justify-items-end gap-1">
              <CustomerSays isPending>{text}</CustomerSays>
              <p className="text-muted text-small">{noteOf(index)}</p>
            </li>
          ))}
        </ol>
      ) : null}
      {!busy && shown.length > 0 ? (
        <Button type="button" variant="quiet" size="sm" className="justify-self-end" onClick={onResume}>
          {copy.again}
        </Button>
      ) : null}
    </>
  );
}
