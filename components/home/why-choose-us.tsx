import { whyChooseUs } from '@/lib/content/home/why-choose-us';
import { HomeSection } from './home-section';

export function WhyChooseUs() {
  const [first, ...rest] = whyChooseUs.items;
  return (
    <HomeSection id="why-us" title={whyChooseUs.title}>
      <div className="grid gap-5 lg:grid-cols-12 lg:gap-10">
        <p className="max-w-[30ch] self-start border-accent border-l-4 pl-5 font-display font-semibold text-h3 leading-snug lg:col-span-5">
          {first}
        </p>
        <ul className="grid content-start border-line border-t lg:col-span-7">
          {rest.map((item) => (
            <li key={item} className="border-line border-b py-2.5 leading-snug">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}
