import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogTeasers, ClosingCall, Faq, InlineTrial, PlatformComparison, Pricing } from '@/components/home/closing';
import { Demo, IrishAdvantage, Launch, Results, Technology, WhyUs } from '@/components/home/middle';
import { CostComparison, Features, Hero, Portfolio, Problems, TrustStrip } from '@/components/home/opening';
import { ClaimNotes } from '@/components/site/claim';
import { PageData } from '@/components/site/json-ld';
import { getTeasers } from '@/lib/blog/cached';
import { homeClaims } from '@/lib/content/home/claims';
import { blogTeasers } from '@/lib/content/home/closing';
import { faq } from '@/lib/content/home/faq';
import { serviceOffer } from '@/lib/content/pages/services';
import { pageMeta, pageMetadata } from '@/lib/seo/metadata';
import { faqData, serviceData } from '@/lib/seo/structured-data';

// `/` is rewritten to /pages/home (lib/routing.ts): behind a dynamic segment the page may read the database and is
// made, and cached, at the first request, so that a build needs none.
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
      <CostComparison />
      <Features />
      <Problems />
      <Portfolio />
      <Demo />
      <IrishAdvantage />
      <Technology />
      <Launch />
      <WhyUs />
      <Results />
      <PlatformComparison />
      <Pricing />
      <BlogTeasers posts={teasers} />
      <Faq />
      <InlineTrial />
      <ClosingCall />
      <ClaimNotes ids={homeClaims} />
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
