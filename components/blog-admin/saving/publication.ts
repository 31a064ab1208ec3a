import type { EditorPost } from '@/lib/blog/admin-post';
import type { PostInput } from '@/lib/blog/post-limits';

const format = new Intl.DateTimeFormat('en-IE', {
  // The time is Irish already, so it is read as UTC to avoid a second conversion.
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "2026-11-27T08:30" → "Fri 27 Nov, 08:30"; empty for a half-typed time. */
export function formatClockTime(local: string): string {
  const moment = new Date(`${local}Z`);
  if (Number.isNaN(moment.getTime())) return '';
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part.weekday} ${part.day} ${part.month}, ${part.hour}:${part.minute}`;
}

type Saved = Pick<EditorPost, 'live' | 'hasChanges'>;
type Dated = Pick<PostInput, 'status' | 'publishedAt'>;

/** Draft, scheduled or public, at the Irish clock time `now`. */
export function stateOf({ status, publishedAt }: Dated, now: string): 'draft' | 'scheduled' | 'public' {
  if (status === 'draft') return 'draft';
  return publishedAt > now ? 'scheduled' : 'public';
}

/** The primary action: its label, and the part of it that small screens omit. */
export function primaryAction(saved: Saved | undefined, fields: Dated, now: string): { label: string; detail: string } {
  if (fields.publishedAt > now) return { label: 'Schedule', detail: `for ${formatClockTime(fields.publishedAt)}` };
  if (saved && stateOf(saved.live, now) === 'public') return { label: 'Update', detail: '' };
  return { label: 'Publish', detail: 'Now' };
}

/** What a save has done: "Scheduled for Fri 27 Nov, 08:30." */
export function savedSentence(saved: Saved, now: string): string {
  const { live, hasChanges } = saved;
  if (hasChanges) return 'Changes saved. Visitors still see the published version.';
  const state = stateOf(live, now);
  if (state === 'public') return 'Published: visitors see it now.';
  if (state === 'scheduled') return `Scheduled for ${formatClockTime(live.publishedAt)}, Irish time.`;
  return live.publishedAt > now ? publicationSentence(saved, now) : 'Draft saved: only admins see it.';
}

/** One sentence on whether visitors see the saved post. */
export function publicationSentence({ live }: Pick<Saved, 'live'>, now: string): string {
  const date = formatClockTime(live.publishedAt);
  const state = stateOf(live, now);
  if (state === 'public') return 'This post is public.';
  if (state === 'scheduled') return `It will be public on ${date}, Irish time.`;
  return live.publishedAt > now
    ? `It is a draft and will not be published on ${date} unless you schedule it.`
    : 'It is a draft: only admins see it.';
}
