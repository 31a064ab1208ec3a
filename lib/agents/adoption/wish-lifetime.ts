import { linkHours } from '@/lib/auth/account/email-tokens';
import { HOUR_MS } from '@/lib/time';

/** How long a wish to adopt a preview waits for its address to be confirmed, and the preview with it: as long as the mailed link. */
export const WISH_LIFETIME_MS = linkHours.confirm * HOUR_MS;
