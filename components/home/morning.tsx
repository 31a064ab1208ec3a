import { Today } from '@/components/drawings/screens/today';
import { Container } from '@/components/ui/container';
import { morning } from '@/lib/content/home/morning';
import { whyChooseUs } from '@/lib/content/home/why-choose-us';
import { cafeToday } from '@/lib/content/screens/cafe';

/** The morning after: the hand-over on the owner's phone, cropped by the section's edge, next to the reasons to choose us. */
export function Morning() {
  return (
    <section aria-labelledby="morning" className="overflow-hidden bg-dawn pt-5 sm:pt-16 lg:pt-24">
      <Container className="grid gap-4 lg:grid-cols-12 lg:gap-14">
        <div className="lg:col-span-5">
          <h2 id="morning" className="max-w-[22ch] text-title">
            {morning.title}
          </h2>
          {morning.lines.map((line) => (
            <p key={line} className="mt-3 max-w-[34ch] text-lead">
              {line}
            </p>
          ))}
          <section
            id="why-us"
            aria-labelledby="why-us-title"
            className="mt-3 border-ink border-t-2 pt-2 lg:mt-16 lg:mb-24 lg:pt-4"
          >
            <h3 id="why-us-title" className="text-h3">
              {whyChooseUs.title}
            </h3>
            <ul className="max-lg:text-base lg:mt-3 lg:divide-y lg:divide-line">
              {whyChooseUs.items.map((item) => (
                <li key={item} className="lg:py-4">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="self-end lg:col-span-7 [&_figcaption]:sr-only">
          <Today today={cafeToday} caption={morning.caption} />
        </div>
      </Container>
    </section>
  );
}
