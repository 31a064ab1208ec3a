import type { FormEvent } from 'react';
import type { ChatData } from '@/lib/server/chat/chat-data';
import type { Conversation } from './chat-state';
import { copy } from './copy';

const { about } = copy;

/** Who answers, for whom, how long it is kept, and the two presses that end it. Works without JavaScript. */
export function About({ data, conversation }: { data: ChatData; conversation: Conversation }) {
  const { key, name, domain, processor, privacyUrl, retentionDays, secret } = data;
  const action = `/chat/${key}`;

  /** Does it here, and closes the panel. */
  const onPress = (work: (form: FormData) => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    work(new FormData(event.currentTarget));
    event.currentTarget.closest<HTMLDetailsElement>('.about')?.removeAttribute('open');
  };

  return (
    <details className="about">
      <summary aria-label={about.open}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M12 11v5M12 8v.01" />
        </svg>
      </summary>
      <div className="about-panel">
        <h2 className="font-semibold">{about.open}</h2>
        <p>
          {about.business(name)}{' '}
          <a className="link" href={`https://${domain}`} target="_blank" rel="noopener">
            {domain}
          </a>
        </p>
        <p>
          {about.processor(processor, name)} {about.kept(retentionDays)}{' '}
          <a className="link" href={privacyUrl} target="_blank" rel="noopener">
            {about.privacy}
          </a>
        </p>
        <details>
          <summary>{about.erase}</summary>
          <form action={action} method="post" onSubmit={onPress(() => void conversation.erase())}>
            <p>{about.eraseLead}</p>
            <input type="hidden" name="secret" value={secret} />
            <button type="submit" name="delete" value="yes" className="button button-quiet button-sm">
              {about.eraseButton}
            </button>
          </form>
        </details>
        <details>
          <summary>{about.report}</summary>
          <form
            action={action}
            method="post"
            onSubmit={onPress((form) => void conversation.report(String(form.get('text'))))}
          >
            <p>{about.reportLead}</p>
            <input type="hidden" name="secret" value={secret} />
            <label htmlFor="report">{about.reportLabel}</label>
            <textarea id="report" name="text" rows={2} maxLength={1_000} className="control" />
            <button type="submit" name="report" value="yes" className="button button-quiet button-sm">
              {about.reportButton}
            </button>
          </form>
        </details>
      </div>
    </details>
  );
}
