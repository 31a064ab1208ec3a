import { OwnSiteChat } from '@/components/meet/own-site-chat';
import { NoteMark } from '@/components/site/claim';
import { Copy } from '@/components/site/copy';
import { Accordion } from '@/components/ui/accordion';
import { faq, faqNote, faqTitle } from '@/lib/content/home/faq';
import { meetYourAgent } from '@/lib/content/pages/meet-your-agent';
import { HomeSection } from './home-section';

export function Faq() {
  return (
    <HomeSection
      id="faq"
      title={
        <>
          {faqTitle} <NoteMark ids={faqNote.claims} about={faqNote.about} />
        </>
      }
      tone="card"
    >
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
      <details className="mt-2 max-w-[44rem]">
        <summary className="link py-1.5 font-semibold">{meetYourAgent.aboutUs.open}</summary>
        <div className="mt-3">
          <OwnSiteChat returnTo="/" isBrief />
        </div>
      </details>
    </HomeSection>
  );
}
