'use client';

import { useEffect, useRef, useState } from 'react';
import { attributionFields } from './attribution';
import { hasFormDraft, restoreFormDraft } from './form-draft';
import { requestFormToken } from './form-token';
import { prefill } from './prefill';

/**
 * The hidden fields of a lead form: its page, the attribution of the visit, the agent whose page led here, and a honeypot. Also saves
 * the input for visitors who navigate back, and requests the form token at the first touch, or at once if there is input already.
 */
export function HiddenFields({ page }: { page: string }) {
  const [attribution, setAttribution] = useState<Record<string, string>>({});
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => {
    setAttribution(attributionFields());
    const form = first.current?.form;
    if (!form) return;
    const stopRecording = restoreFormDraft(form);
    prefill(form);
    const start = () => void requestFormToken();
    if (hasFormDraft(form.id)) start();
    form.addEventListener('focusin', start, { once: true });
    return () => {
      stopRecording();
      form.removeEventListener('focusin', start);
    };
  }, []);

  return (
    <>
      <input type="hidden" name="page" value={page} ref={first} />
      <input type="hidden" name="agent" />
      {Object.entries(attribution).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Leave this empty
          <input name="extra" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
