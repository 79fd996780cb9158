import { FormCard as Card } from '@solelune/ui/form-card';
import type { ComponentProps } from 'react';
import './form-card.css';

/** One question on a card; what is typed is written large, as it will be counted. */
export function FormCard(props: Omit<ComponentProps<typeof Card>, 'className'>) {
  return <Card {...props} className="numerology-form" />;
}
