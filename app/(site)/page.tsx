import '@/components/home/home.css';
import { ArriveOnView } from '@/components/home/arrive-on-view';
import { BlogTeasers } from '@/components/home/blog-teasers';
import { Closing } from '@/components/home/closing';
import { Comparison } from '@/components/home/comparison';
import { CostComparison } from '@/components/home/cost-comparison';
import { Demo } from '@/components/home/demo';
import { DiaryScene } from '@/components/home/diary-scene';
import { Faq } from '@/components/home/faq';
import { Features } from '@/components/home/features';
import { Hero } from '@/components/home/hero';
import { Launch } from '@/components/home/launch';
import { Morning } from '@/components/home/morning';
import { Portfolio } from '@/components/home/portfolio';
import { Pricing } from '@/components/home/pricing';
import { Trial } from '@/components/home/trial';
import { TrustStrip } from '@/components/home/trust-strip';
import { ClaimSources } from '@/components/site/claim';
import { PageData } from '@/components/site/json-ld';
import { getTeasers } from '@/lib/blog/cached';
import { blogTeasers } from '@/lib/content/home/blog-teasers';
import { serviceOffer } from '@/lib/content/pages/services';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { serviceData } from '@/lib/seo/structured-data';

export const revalidate = 60;
export const metadata = pageMetadata('home');

export default async function HomePage() {
  const teasers = await getTeasers(blogTeasers.items.map((item) => item.slug));
  return (
    <>
      <Hero />
      <TrustStrip />
      <Demo />
      <Morning />
      <DiaryScene />
      <CostComparison />
      <Portfolio />
      <Features />
      <Comparison />
      <Pricing />
      <Launch />
      <BlogTeasers posts={teasers} />
      <Faq />
      <Trial />
      <Closing />
      <ArriveOnView />
      <ClaimSources />
      <PageData
        page={sitePages.home}
        trail={[]}
        about={[
          serviceData({ ...serviceOffer, description: sitePages.pricing.description, path: sitePages.pricing.path }),
        ]}
      />
    </>
  );
}
