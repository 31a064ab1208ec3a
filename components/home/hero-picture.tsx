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
      <div className="px-6 pt-6 pb-40">
        <p className="font-bold font-display text-h2">{site.name}</p>
        <p className="mt-1 inline-block rounded-sheet bg-accent-soft px-2.5 py-0.5 font-semibold text-base">
          {site.status}
        </p>
        <div aria-hidden="true" className="mt-6 grid max-w-[13rem] gap-2.5">
          {['w-40', 'w-52', 'w-44', 'w-36', 'w-48'].map((width) => (
            <span key={width} className={`h-3 rounded-full bg-line ${width}`} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The note about the conversation, as it lies on the owner's phone in the morning. */
function HandOverNote() {
  return (
    <div className="rounded-[0.9rem] border-2 border-accent bg-card p-4 shadow-sheet">
      <p className="flex justify-between gap-3 text-base text-muted">
        <span>{note.from}</span>
        <span>{note.title}</span>
      </p>
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
      <div className="grid sm:grid-cols-[1fr_2fr] sm:[grid-template-areas:'site_site''note_chat']">
        <div className="sm:col-span-2 sm:row-start-1 sm:row-end-3 sm:[grid-area:1/1/3/3]">
          <ShopWebsite />
        </div>
        <ChatWindow
          title={chat.title}
          detail={chat.time}
          className="z-10 sm:[grid-area:1/2/3/3] sm:mt-16 sm:mr-5 sm:self-end sm:translate-y-5"
        >
          {chat.lines.map((line) => (
            <ChatBubble key={line.text} {...line} />
          ))}
        </ChatWindow>
        <div className="z-20 -mt-3 ml-6 max-sm:mr-2 sm:[grid-area:2/1/3/2] sm:mt-0 sm:-mr-16 sm:mb-0 sm:ml-0 sm:w-[17rem] sm:translate-y-10 sm:self-end lg:-ml-8">
          <HandOverNote />
        </div>
      </div>
      <figcaption className="mt-3 text-base text-muted sm:mt-14">{heroPicture.label}</figcaption>
    </figure>
  );
}
