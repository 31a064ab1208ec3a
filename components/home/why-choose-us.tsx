import { whyChooseUs } from '@/lib/content/home/why-choose-us';
import { HomePanel } from './home-section';

export function WhyChooseUs() {
  return (
    <HomePanel id="why-us" title={whyChooseUs.title}>
      <ul className="border-line border-t">
        {whyChooseUs.items.map((item) => (
          <li key={item} className="border-line border-b py-1.5 leading-snug first:font-semibold">
            {item}
          </li>
        ))}
      </ul>
    </HomePanel>
  );
}
