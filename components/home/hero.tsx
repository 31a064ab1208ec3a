import { ChatOnSite } from '@/components/drawings/screens/chat-on-site';
import { NoteMark } from '@/components/site/claim';
import { Copy } from '@/components/site/copy';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { hero } from '@/lib/content/home/hero';
import { cafe, cafeChat } from '@/lib/content/screens/cafe';
import { env } from '@/lib/env';
import { MeetHeroForm } from './meet-hero-form';

/** The first scene, at 22:10: what the product is, what it costs, how to try it, and the product at work on a café's website. */
export function Hero() {
  return (
    <div className="overflow-x-clip">
      <Container className="grid gap-x-12 gap-y-5 pt-5 pb-6 sm:pt-12 lg:grid-cols-12 lg:items-center lg:pb-20">
        <div className="lg:col-span-6">
          <h1 className="max-w-[12ch] text-h1">{hero.title}</h1>
          <p className="mt-4 max-w-[46ch] sm:mt-5 text-lead text-muted">{hero.lead}</p>
          <div className="mt-5 flex flex-wrap gap-3 sm:mt-6">
            <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
            <ButtonLink href={hero.secondary.href} variant="quiet">
              {hero.secondary.label}
            </ButtonLink>
          </div>
          <p className="mt-4 text-balance font-semibold">
            <Copy text={hero.price} /> <NoteMark ids={hero.note.claims} about={hero.note.about} />
          </p>
          {env.agentPreviewsADay > 0 ? <MeetHeroForm /> : null}
        </div>
        <div className="arrive lg:col-span-6 lg:-mr-8 min-[85rem]:-mr-24">
          <ChatOnSite business={cafe} chat={cafeChat} caption={hero.picture} />
        </div>
      </Container>
    </div>
  );
}
