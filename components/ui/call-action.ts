import { unstable_rethrow } from 'next/navigation';
import { type FormState, idleForm } from '@/lib/forms/form-state';

/** Calls a server action. A network error becomes a failed state; Next's control-flow errors, such as redirects, pass. */
export async function callAction<S extends FormState>(call: () => Promise<S>): Promise<S | FormState> {
  try {
    return await call();
  } catch (error) {
    unstable_rethrow(error);
    return { ...idleForm, status: 'failed' };
  }
}
