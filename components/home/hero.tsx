import { NoteMark } from '@/components/site/claim';
import { Copy } from '@/components/site/copy';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { hero } from '@/lib/content/home/hero';
import { env } from '@/lib/env';
import { HeroPicture } from './hero-picture';
import { MeetHeroForm } from './meet-hero-form';

/** The hero: what the product is, what it costs, how to try it, and an illustration. */
export function Hero() {
  return (
    <div className="border-line border-b">
      <Container className="grid gap-x-14 gap-y-7 pt-7 pb-8 sm:pt-12 lg:grid-cols-12 lg:items-center lg:pb-12">
        <div className="lg:col-span-6">
          <h1 className="max-w-[14ch] text-h1">{hero.title}</h1>
          <p className="mt-4 max-w-[52ch] text-balance text-lead text-muted">{hero.lead}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
            <ButtonLink href={hero.secondary.href} variant="quiet">
              {hero.secondary.label}
            </ButtonLink>
          </div>
          <p className="mt-3 font-semibold">
            <Copy text={hero.price} />{' '}
            <span className="whitespace-nowrap">
              <Copy text={hero.trial} />
              <NoteMark ids={hero.note.claims} about={hero.note.about} />
            </span>
          </p>
          {env.agentPreviewsADay > 0 ? <MeetHeroForm /> : null}
        </div>
        <div className="lg:col-span-6">
          <HeroPicture />
        </div>
      </Container>
    </div>
  );
}
