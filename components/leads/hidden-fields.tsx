'use client';

import { useEffect, useRef, useState } from 'react';
import { attributionFields } from './attribution';

async function fetchFormToken(): Promise<string> {
  const response = await fetch('/api/form-token');
  const { formToken }: { formToken: string } = await response.json();
  return formToken;
}

/** What a lead form takes along unseen: its page, where the visit began, when it was first touched, and a trap for robots. */
export function HiddenFields({ page }: { page: string }) {
  const [visit, setVisit] = useState<Record<string, string>>({});
  const formToken = useRef<HTMLInputElement>(null);

  useEffect(() => {
    setVisit(attributionFields());
    const form = formToken.current?.form;
    const start = async () => {
      const value = await fetchFormToken().catch(() => '');
      if (formToken.current) formToken.current.value = value;
    };
    form?.addEventListener('focusin', start, { once: true });
    return () => form?.removeEventListener('focusin', start);
  }, []);

  return (
    <>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="formToken" ref={formToken} />
      {Object.entries(visit).map(([name, value]) => (
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
