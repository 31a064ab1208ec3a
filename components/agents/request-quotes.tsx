import { agentDesk } from '@/lib/content/pages/agent-desk';
import type { CustomerRequest } from '@/lib/generated/prisma/client';

/** A request in the customer's words: the sentence that began it, and what they also said. */
export function RequestQuotes({ asked, also }: Pick<CustomerRequest, 'asked' | 'also'>) {
  return (
    <>
      {asked ? <p className="text-muted wrap-anywhere">“{asked}”</p> : null}
      {also.length > 0 ? (
        <div>
          <p className="text-muted">{agentDesk.request.also}</p>
          <ul className="grid gap-1">
            {also.map((remark) => (
              <li key={remark} className="wrap-anywhere">
                “{remark}”
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
