import { ConversationItem } from '@/components/agents/conversation-item';
import type { ScreenMails } from '@/lib/content/screens/screen';
import { ScreenBar, ScreenFigure } from './screen-figure';

/** The e-mails of some days, the first at the top. */
export const MailList = ({ title, mails, caption }: { title: string; mails: ScreenMails; caption: string }) => (
  <ScreenFigure caption={caption}>
    <div className="screen">
      <ScreenBar>{title}</ScreenBar>
      <ul className="divide-y divide-line sm:px-4 sm:py-2 max-sm:[&_li>:first-child]:flex-col-reverse">
        {mails.map(({ at, subject, words, did }) => (
          <ConversationItem
            key={at}
            tone={did ? 'waiting' : 'other'}
            title={<span className="font-semibold">{subject}</span>}
            time={<span className="whitespace-nowrap text-base text-muted tabular-nums max-sm:pr-1">{at}</span>}
            words={words}
            marks={null}
          />
        ))}
      </ul>
    </div>
  </ScreenFigure>
);
