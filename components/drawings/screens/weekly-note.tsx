import { AskedList } from '@/components/agents/asked-list';
import { agentDay } from '@/lib/content/pages/agent-day';
import type { ScreenNote } from '@/lib/content/screens/screen';
import { ScreenBar, ScreenFigure } from './screen-figure';

const { week } = agentDay;

/** Screen 3: the week, as the owner reads it on Monday. */
export function WeeklyNote({ note: { business, asked, open }, caption }: { note: ScreenNote; caption: string }) {
  return (
    <ScreenFigure caption={caption}>
      <div className="screen">
        <ScreenBar end="Mon 08:30">{business}</ScreenBar>
        <div className="grid gap-5 p-5 sm:p-8">
          <p className="font-display font-semibold text-h2">{week.title}</p>
          <div className="grid gap-2">
            <p className="font-display font-semibold text-h3">{week.asked}</p>
            <AskedList questions={asked} />
          </div>
          <div className="grid gap-2">
            <p className="font-display font-semibold text-h3">{week.open}</p>
            <AskedList questions={open} />
            <p className="link mt-1 w-fit">{week.teach}</p>
          </div>
        </div>
      </div>
    </ScreenFigure>
  );
}
