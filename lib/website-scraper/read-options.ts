import type { ReadOptions } from '@/lib/reader/read-page';
import { businessFocus } from './business-types';
import type { PreviewRequest } from './schema';

/** What to extract from each page. Custom selectors apply in every mode; without them, targeted mode uses those of the business type. */
export function readOptionsOf(request: Omit<PreviewRequest, 'url'>): ReadOptions {
  const { mode, selectors, businessType, main, navigation, footer } = request;
  const include = { main, navigation, footer };
  if (selectors.length > 0) return { include, selectors };
  return mode === 'targeted' ? { include, focus: businessFocus[businessType].selectors } : { include };
}
