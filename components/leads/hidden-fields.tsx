'use client';

import { useEffect, useRef, useState } from 'react';
import { attributionFields } from './attribution';

async function fetchTicket(): Promise<string> {
  const response = await fetch('/api/form-ticket');
  const { ticket }: { ticket: string } = await response.json();
  return ticket;
}

/** What a lead form takes along unseen: its page, where the visit began, when it was first touched, and a trap for robots. */
export function HiddenFields({ page }: { page: string }) {
  const [visit, setVisit] = useState<Record<string, string>>({});
  const ticket = useRef<HTMLInputElement>(null);

  useEffect(() => {
    setVisit(attributionFields());
    const form = ticket.current?.form;
    const start = async () => {
      const value = await fetchTicket().catch(() => '');
      if (ticket.current) ticket.current.value = value;
    };
    form?.addEventListener('focusin', start, { once: true });
    return () => form?.removeEventListener('focusin', start);
  }, []);

  return (
    <>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="ticket" ref={ticket} />
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
