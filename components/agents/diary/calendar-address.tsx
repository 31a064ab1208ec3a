'use client';

import { CopyText } from '@/components/meet/copy-text';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { usePressForm } from '@/components/ui/use-press-form';
import { renewCalendarAction } from '@/lib/agents/diary/actions';
import { agentDay } from '@/lib/content/pages/agent-day';

const copy = agentDay.calendar;

/** A member's calendar address, with the button that makes it, or a new one. */
export function CalendarAddress({ agentId, url }: { agentId: string; url?: string }) {
  const { state, busy, formProps } = usePressForm(renewCalendarAction, `/agents/${agentId}/diary`);
  const label = url ? copy.renew : copy.make;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {url ? (
        <>
          {/* A new one is another field: what a browser shows of the old one is gone. */}
          <CopyText key={url} id="calendar-url" label={copy.label} text={url} rows={3} />
          <p>
            <a href={url.replace(/^https?:/, 'webcal:')} className="link inline-block py-2">
              {copy.open}
            </a>
          </p>
          <p className="text-base text-muted">{copy.secret}</p>
        </>
      ) : null}
      <form {...formProps} className="grid gap-3">
        <FormAlert state={state} />
        <input type="hidden" name="agent" value={agentId} />
        <SubmitButton busy={busy} busyLabel={label} variant="quiet" size="sm" className="justify-self-start">
          {label}
        </SubmitButton>
        {url ? <p className="text-base text-muted">{copy.renewText}</p> : null}
      </form>
    </div>
  );
}
