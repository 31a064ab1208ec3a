'use client';

import { useEffect } from 'react';
import { rememberVisit } from './attribution';

/** Stands in the layout, since a visit may begin on any page. */
export function RememberVisit() {
  useEffect(rememberVisit, []);
  return null;
}
