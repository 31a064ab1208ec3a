import { createFormToken } from '@/lib/forms/form-token';
import { noStoreJson } from '@/lib/http/no-store-json';

// Without this Next would create one token at build time and serve it to everybody.
export const dynamic = 'force-dynamic';

/** A signed timestamp for a lead form that is touched for the first time. */
export function GET(): Response {
  return noStoreJson({ formToken: createFormToken() });
}
