import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
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
import { faq } from '@/lib/content/home/faq';
import { serviceOffer } from '@/lib/content/pages/services';
import { pageMeta, pageMetadata } from '@/lib/seo/metadata';
import { faqData, serviceData } from '@/lib/seo/structured-data';

// `/` is rewritten to /pages/home (lib/routing.ts): behind a dynamic segment, the page may read the database and is rendered
// and cached at the first request, so that a build needs no database.
export const generateStaticParams = () => [];
export const revalidate = 60;

type Props = { params: Promise<{ page: string }> };

async function onlyHome({ params }: Props) {
  if ((await params).page !== 'home') notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await onlyHome(props);
  return pageMetadata('home');
}

export default async function HomePage(props: Props) {
  await onlyHome(props);
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
      <ClaimSources />
      <PageData
        page={pageMeta.home}
        trail={[]}
        about={[
          serviceData({ ...serviceOffer, description: pageMeta.pricing.description, path: pageMeta.pricing.path }),
          faqData(faq),
        ]}
      />
    </>
  );
}
