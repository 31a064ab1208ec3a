import { confirm } from '@/lib/content/pages/auth';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { type ConfirmedSignUp, confirmSignUp } from './accounts';
import { isToken } from './email-tokens';
import { expiredLink, limitLinks, signInByLink } from './link-forms';
import { commonPassword } from './messages';
import { isCommonPassword } from './passwords';
import { confirmSchema } from './schema';

/**
 * Creates the account of the form behind a confirmation link and signs in. `onConfirmed` does what waited for it and may return the path
 * to go to.
 */
export function confirmByForm(
  form: unknown,
  onConfirmed?: (confirmed: ConfirmedSignUp, ip: string) => Promise<string | undefined>,
): Promise<FormState> {
  return handleForm(confirmSchema, form, async ({ token, callbackUrl, password, displayName }) => {
    if (!isToken(token)) return expiredLink;
    if (password && isCommonPassword(password)) return commonPassword;
    const { ip } = await currentClientInfo();
    const limited = await limitLinks(ip);
    if (limited) return limited;
    const confirmed = await confirmSignUp(token, password ? { password, displayName, ip } : undefined);
    if (!confirmed) return expiredLink;
    if ('needsPassword' in confirmed) return { errors: { password: confirm.needsPassword } };
    const path = await onConfirmed?.(confirmed, ip);
    return signInByLink(confirmed.userId, path ?? callbackUrl, '/account?notice=confirmed');
  });
}
