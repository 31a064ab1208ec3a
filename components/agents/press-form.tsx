import type { ComponentProps } from 'react';
import { ButtonForm } from '@/components/ui/button-form';

/** One button that acts on an agent, or on something of it. */
export const PressForm = (props: ComponentProps<typeof ButtonForm>) => (
  <ButtonForm variant="quiet" size="sm" {...props} />
);
