import { stripSize } from '@/components/drawings/portrait-strip';
import { Copy } from '@/components/site/copy';
import { Link } from '@/components/ui/link';
import { introducedAgents, portfolio } from '@/lib/content/home/portfolio';
import { HomeSection } from './home-section';

/** Decorative: the catalogue describes the agents. */
function Portraits() {
  return (
    // biome-ignore lint/performance/noImgElement: an SVG needs no variants
    <img
      src="/portraits.svg"
      {...stripSize(introducedAgents.length)}
      alt=""
      loading="lazy"
      className="mb-3 h-auto w-full max-w-[21rem]"
    />
  );
}

/** The current product and the planned one. */
export function Portfolio() {
  return (
    <HomeSection id="products" title={portfolio.title} tone="brand">
      <div className="grid gap-4 lg:grid-cols-12 lg:gap-10">
        {portfolio.products.map((product, index) => (
          <section
            key={product.name}
            aria-label={product.name}
            className={
              index === 0 ? 'rounded-sheet bg-card p-4 sm:p-7 lg:col-span-7' : 'px-4 sm:px-7 lg:col-span-5 lg:py-7'
            }
          >
            {index === 0 ? <Portraits /> : null}
            <p className="font-semibold text-brand">{product.state}</p>
            <h3 className="text-h3">{product.name}</h3>
            <p className="mt-1 max-w-[48ch] leading-snug text-muted">
              <Copy text={product.text} />
            </p>
            <p className="mt-1.5">
              <Link href={product.link.href} className="link font-semibold">
                {product.link.label}
              </Link>
            </p>
          </section>
        ))}
      </div>
    </HomeSection>
  );
}
