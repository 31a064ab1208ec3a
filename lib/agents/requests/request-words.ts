import { z } from 'zod';
import { requestKinds, type SlotName, slotNames } from '@/lib/agent/requests/taken-request';
import { requestCopy } from '@/lib/content/chat';
import { requestKindLabels, requestTitle } from '@/lib/content/request-title';
import type { CustomerRequest } from '@/lib/generated/prisma/client';
import { type StoredWhen, whenLabel } from './when/when-label';

/**
 * `requested` until the business has decided. It may accept, decline or answer, and move or cancel what it accepted; the customer may change
 * or withdraw their request.
 */
export const requestStates = [
  'requested',
  'accepted',
  'answered',
  'declined',
  'moved',
  'cancelled',
  'changed',
  'withdrawn',
] as const;
export type RequestState = (typeof requestStates)[number];

export const stateLabels: Record<RequestState, string> = {
  requested: 'New',
  accepted: 'Accepted',
  answered: 'Dealt with',
  declined: 'Declined',
  moved: 'Moved',
  cancelled: 'Cancelled',
  changed: 'Changed by the customer',
  withdrawn: 'Withdrawn by the customer',
};

const slotsSchema = z.partialRecord(z.enum(slotNames), z.string()).catch({});
const isOf = <T extends string>(all: readonly T[], value: string): value is T => all.some((one) => one === value);

/** The kind of a stored request in words; one that a later version adds is a request. */
export const kindLabelOf = (kind: string): string => (isOf(requestKinds, kind) ? requestKindLabels[kind] : 'Request');
/** The state of a stored request; one that a later version adds counts as decided. */
export const stateOf = (state: string): RequestState => (isOf(requestStates, state) ? state : 'answered');

/** What a request is and what became of it: "Booking: New". */
export const requestMark = ({ kind, state }: Pick<CustomerRequest, 'kind' | 'state'>): string =>
  `${kindLabelOf(kind)}: ${stateLabels[stateOf(state)]}`;

/** The details of a stored request. */
export const slotsOf = ({ slots }: Pick<CustomerRequest, 'slots'>): Partial<Record<SlotName, string>> =>
  slotsSchema.parse(slots);

/** What a stored request is besides its time: "Booking, for 4 · Mary Byrne". Without its customer once they are erased. */
export const titleOf = (request: Pick<CustomerRequest, 'kind' | 'slots'>): string =>
  requestTitle(kindLabelOf(request.kind), slotsOf(request));

/** A detail of a stored request with its label. `isAddress`: the customer can be reached there. */
type Detail = { label: string; value: string; isAddress: boolean };

/** The details of a stored request, in the order in which they are read. */
export function detailsOf(request: Pick<CustomerRequest, 'slots'>): Detail[] {
  const slots = slotsOf(request);
  return slotNames.flatMap((name) => {
    const value = slots[name];
    return value ? [{ label: requestCopy.slots[name], value, isAddress: name === 'contact' || name === 'email' }] : [];
  });
}

type Summarised = Pick<CustomerRequest, 'kind' | 'slots'> & Partial<StoredWhen>;

/**
 * What a request is in one line, without anything that names its customer: "Booking, Friday 27 November, 19:00, for 4", or in the
 * customer's words, "Booking, some Friday in the evening, for 4", where no date was read.
 */
export function summaryOf(request: Summarised, timeZone: string): string {
  const { item, quantity, day, until, time, people } = slotsOf(request);
  const { startsAt = null, isWholeDay = false } = request;
  const date = whenLabel({ startsAt, isWholeDay }, timeZone);
  const said = date && !isWholeDay ? [] : [date ? undefined : day, time];
  const when = [date, ...said, until && `until ${until}`].filter(
    (part, at) => part && !(at > 0 && day?.includes(part)),
  );
  return [kindLabelOf(request.kind), item, quantity, ...when, people && `for ${people}`].filter(Boolean).join(', ');
}
