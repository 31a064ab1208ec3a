import { requestTitle } from '@/lib/content/request-title';
import type { CustomerRequest } from '@/lib/generated/prisma/client';
import { kindLabelOf, slotsOf } from '../requests/request-words';

/** What a booking is besides its time: "Booking, for 4 · Mary Byrne". Without its customer once they are erased. */
export const entryTitle = (request: Pick<CustomerRequest, 'kind' | 'slots'>): string =>
  requestTitle(kindLabelOf(request.kind), slotsOf(request));
