import type { ReactNode } from 'react';

export type AccordionItem = { title: string; body: ReactNode };
