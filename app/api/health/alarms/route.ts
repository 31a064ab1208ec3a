import { listAlarms } from '@/lib/health/alarms';
import { noStoreJson } from '@/lib/http/no-store-json';

export const dynamic = 'force-dynamic';

/** Alarms for monitoring: 200 with an empty list, or 503 with what an operator has to act on. */
export async function GET(): Promise<Response> {
  const alarms = await listAlarms();
  return noStoreJson({ alarms }, alarms.length === 0 ? 200 : 503);
}
