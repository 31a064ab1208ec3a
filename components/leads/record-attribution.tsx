'use client';

import { useEffect } from 'react';
import { recordAttribution } from './attribution';

/** Part of the layout, since a visit may begin on any page. */
export function RecordAttribution() {
  useEffect(recordAttribution, []);
  return null;
}
