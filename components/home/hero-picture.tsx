import { ChatBubble, ChatWindow } from '@/components/site/chat-window';
import { heroPicture } from '@/lib/content/home/hero';

const { site, chat, note } = heroPicture;

/** The café's website behind the chat, at night: a few grey shapes are enough. */
function ShopWebsite() {
  return (
    <div className="overflow-hidden rounded-[0.9rem] border border-line bg-card shadow-sheet max-sm:hidden">
      <div className="flex items-center gap-3 border-line border-b bg-brand-soft px-4 py-2">
        <span aria-hidden="true" className="flex gap-1.5">
          {['a', 'b', 'c'].map((dot) => (
            <span key={dot} className="size-2.5 rounded-full bg-control" />
          ))}
        </span>
        <p className="rounded-full bg-card px-4 py-0.5 text-base text-muted">{site.address}</p>
      </div>
      <div className="px-6 pt-5 pb-56">
        <p className="font-bold font-display text-h3">{site.name}</p>
        <p className="mt-1 inline-block rounded-sheet bg-accent-soft px-2.5 py-0.5 font-semibold text-base">
          {site.status}
        </p>
        <div aria-hidden="true" className="mt-5 grid max-w-[9rem] gap-2.5">
          {['w-32', 'w-36', 'w-28', 'w-36', 'w-24'].map((width) => (
            <span key={width} className={`h-3 rounded-full bg-line ${width}`} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The note about the conversation that the owner finds on their phone in the morning. */
function HandOverNote() {
  return (
    <div className="rounded-[0.9rem] border-2 border-accent bg-card p-4 shadow-sheet">
      <p className="text-base text-muted">{note.title}</p>
      <p className="mt-1 leading-snug">{note.text}</p>
      <p className="mt-2.5 flex flex-wrap gap-2 font-semibold text-base text-brand">
        {note.reply.map((reply) => (
          <span key={reply} className="rounded-full border border-control px-3 py-0.5">
            {reply}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The product at work, drawn: a chat on a café's website at night, and the note it leaves for the owner. */
export function HeroPicture() {
  return (
    <figure>
      <div data-nosnippet className="grid sm:grid-cols-[2fr_3fr]">
        <div className="sm:col-span-2 sm:col-start-1 sm:row-start-1">
          <ShopWebsite />
        </div>
        <ChatWindow
          title={chat.title}
          detail={chat.time}
          className="z-10 sm:col-start-2 sm:row-start-1 sm:mt-20 sm:mr-5 sm:-mb-5 sm:self-end"
        >
          {chat.lines.map((line) => (
            <ChatBubble key={line.text} {...line} />
          ))}
        </ChatWindow>
        <div className="z-20 -mt-3 mr-2 ml-6 sm:col-start-1 sm:row-start-1 sm:mt-0 sm:-mr-2 sm:-mb-9 sm:ml-0 sm:self-end lg:-ml-8">
          <HandOverNote />
        </div>
      </div>
      <figcaption className="mt-2 text-base text-muted sm:mt-12">{heroPicture.label}</figcaption>
    </figure>
  );
}
