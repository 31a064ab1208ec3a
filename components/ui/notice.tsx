/** What was just done, on a page that one arrived at by doing it. */
export function NoticeBox({ title, text }: { title: string; text?: string }) {
  return (
    <div role="status" className="rounded-sheet border-2 border-success bg-card p-5">
      <p className="font-semibold">{title}</p>
      {text ? <p>{text}</p> : null}
    </div>
  );
}
