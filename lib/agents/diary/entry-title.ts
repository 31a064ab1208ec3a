import type { CustomerRequest } from '@/lib/generated/prisma/client';
import { kindLabelOf, slotsOf } from '../requests/request-words';

/** What a booking is besides its time: "Booking, for 4 · Mary Byrne". Without its customer once they are erased. */
export function entryTitle(request: Pick<CustomerRequest, 'kind' | 'slots'>): string {
  const { item, quantity, people, name } = slotsOf(request);
  const what = [kindLabelOf(request.kind), item, quantity, people && `for ${people}`].filter(Boolean).join(', ');
  return [what, name].filter(Boolean).join(' · ');
}
