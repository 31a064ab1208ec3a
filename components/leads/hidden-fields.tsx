'use client';

import { useEffect, useRef, useState } from 'react';
import { fetchFormToken } from '@/components/ui/fetch-form-token';
import { attributionFields } from './attribution';
import { restoreFormDraft } from './form-draft';
import { prefill } from './prefill';

/**
 * The hidden fields of a lead form: its page, the attribution of the visit, a form token fetched at the first touch, the agent
 * whose page led here, and a honeypot. Also saves the input for visitors who navigate back.
 */
export function HiddenFields({ page }: { page: string }) {
  const [attribution, setAttribution] = useState<Record<string, string>>({});
  const formToken = useRef<HTMLInputElement>(null);

  useEffect(() => {
    setAttribution(attributionFields());
    const form = formToken.current?.form;
    if (!form) return;
    const stopRecording = restoreFormDraft(form);
    prefill(form);
    const start = async () => {
      const value = await fetchFormToken();
      if (formToken.current) formToken.current.value = value;
    };
    form.addEventListener('focusin', start, { once: true });
    return () => {
      stopRecording();
      form.removeEventListener('focusin', start);
    };
  }, []);

  return (
    <>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="formToken" ref={formToken} />
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
