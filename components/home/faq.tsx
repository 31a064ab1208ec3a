import { Copy } from '@/components/site/copy';
import { Accordion } from '@/components/ui/accordion';
import { faq, faqTitle } from '@/lib/content/home/faq';
import { HomeSection } from './home-section';

export function Faq() {
  return (
    <HomeSection id="faq" title={faqTitle} split>
      <Accordion
        items={faq.map((item) => ({
          title: item.question,
          body: (
            <p>
              <Copy text={item.answer} />
            </p>
          ),
        }))}
      />
    </HomeSection>
  );
}
