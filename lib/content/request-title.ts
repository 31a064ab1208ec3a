import type { RequestKind, SlotName } from '@/lib/agent/requests/taken-request';

/** The kinds of requests, as owners read them. */
export const requestKindLabels: Record<RequestKind, string> = {
  booking: 'Booking',
  callback: 'Call back',
  complaint: 'Complaint',
  emergency: 'Emergency',
  lost: 'Lost property',
  order: 'Order',
  consultation: 'Consultation',
  demo: 'Demo',
};

/**
 * What a booking is besides its time: "Booking, for 4 · Mary Byrne". Without its customer once they are erased.
 * @param kind in words
 */
export function requestTitle(kind: string, slots: Partial<Record<SlotName, string>>): string {
  const { item, quantity, people, name } = slots;
  const what = [kind, item, quantity, people && `for ${people}`].filter(Boolean).join(', ');
  return [what, name].filter(Boolean).join(' · ');
}
