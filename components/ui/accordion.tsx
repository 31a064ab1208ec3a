import { type AccordionItem, AccordionList } from './accordion-list';
import { Plus } from './icons';

const icon = (
  <Plus className="needs-script size-5 shrink-0 translate-y-0.5 text-brand transition-transform duration-150 group-data-[state=open]:rotate-45 motion-reduce:transition-none" />
);

/**
 * Questions of which at most one is open. Up and down arrows wrap, Home and End jump. Without JavaScript, and on paper, every
 * answer is shown (app/globals.css).
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return <AccordionList items={items} icon={icon} />;
}
