import { NoteMark } from '@/components/site/claim';
import { Copy } from '@/components/site/copy';
import { Link } from '@/components/ui/link';
import { type Feature, features } from '@/lib/content/home/features';
import { FeatureCrop } from './feature-crop';
import { HomeSection } from './home-section';

function FeatureCard({ title, text, crop, href }: Feature) {
  return (
    <li className="feature-card">
      <FeatureCrop crop={crop} />
      <p>
        <Link href={href}>{title}</Link> <Copy text={text} />
      </p>
    </li>
  );
}

/** Twelve features as cards in four groups. */
export function Features() {
  return (
    <HomeSection id="features" title={features.title}>
      <div className="grid gap-3.5 lg:gap-8">
        {features.groups.map((group) => (
          <section key={group.title} aria-label={group.title} className="grid gap-x-10 gap-y-1.5 lg:grid-cols-12">
            <h3 className="text-h3 lg:col-span-3 lg:pt-3">{group.title}</h3>
            <ul className="feature-row lg:col-span-9">
              {group.items.map((item) => (
                <FeatureCard key={item.title} {...item} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-3 text-muted text-small lg:text-right">
        {features.note.label} <NoteMark ids={features.note.claims} about={features.note.about} />
      </p>
    </HomeSection>
  );
}
