import { Link } from '@/components/ui/link';
import { consent } from '@/lib/content/consent';
import { adopt } from '@/lib/content/pages/adopt';

/** The box that accepts the processor's terms, and the sentence about messages on the trial. */
export function AcceptTerms({ idPrefix, error }: { idPrefix: string; error?: string }) {
  const id = `${idPrefix}-accept`;
  return (
    <div className="grid gap-3 text-base">
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <input
          id={id}
          name="accept"
          type="checkbox"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-1 size-5 accent-brand"
        />
        <label htmlFor={id}>
          {adopt.accept.before}
          <Link href="/processor-terms" className="link" target="_blank" prefetch={false}>
            {adopt.accept.link}
          </Link>
          {adopt.accept.after}
        </label>
      </div>
      {error ? (
        <p id={`${id}-error`} className="font-semibold text-danger">
          {error}
        </p>
      ) : null}
      <p className="text-muted">{consent.freeTrial.text}</p>
    </div>
  );
}
