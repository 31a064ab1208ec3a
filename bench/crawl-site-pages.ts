// The website of bench crawl: pages of a fictional group of tradespeople, identical in every run, of 25 KB at the mean: menu, sidebar and footer
// around an article with lists, prices and questions, and inline CSS.

/** The URLs of the site and their responses. */
export interface GeneratedSite {
  paths: string[];
  html: (path: string) => string | undefined;
}

/** Number of child pages per page; all pages are reachable from the start page. */
const CHILDREN = 10;
/** Links to pages anywhere on the site, as "related" and in the text. */
const FARTHER_LINKS = 22;

/** Inline CSS rules of a page, which no reader wants. */
const RULES = 20;

const list = (text: string) => text.split('|');

const TOWNS = list(
  'Ennis|Galway|Limerick|Cork|Tralee|Sligo|Athlone|Tullamore|Naas|Wexford|Kilkenny|Waterford|Dundalk|Navan|Cavan|Letterkenny|Westport|Castlebar|Nenagh|Shannon|Clonmel|Carlow|Bray|Swords|Mallow|Killarney|Dingle|Kinsale|Bantry|Roscommon',
);
const TRADES = list(
  'boiler service|roof repair|house painting|garden design|window cleaning|carpet fitting|bathroom renovation|kitchen fitting|tree surgery|drain clearing|attic conversion|solar panels|car valeting|dog grooming|wedding catering|bread baking|bookkeeping|office cleaning|furniture removal|locksmith|electrical rewiring|stove installation|stone walling|chimney sweeping',
);
const SUBJECTS = list(
  'our team|the owner|a neighbour|the county council|an apprentice|the supplier|most families|a careful tradesperson|the surveyor|one of our customers|the insurance company|a small business|the workshop|every landlord',
);
const VERBS = list(
  'checks|repairs|recommends|replaces|measures|explains|orders|cleans|inspects|keeps|promises|delivers|photographs|compares|prepares|finishes',
);
const ADJECTIVES = list(
  'old|new|careful|local|affordable|well-made|draughty|modern|quiet|second-hand|seasonal|certified|sturdy|damp|bright|listed|busy|fresh',
);
const THINGS = list(
  'windows|pipes|floors|invoices|tiles|gutters|gardens|tools|estimates|doors|ovens|boards|radiators|hedges|walls|vans|recipes|records|cables|chimneys|ceilings|fittings|contracts|deposits',
);
const ENDINGS = list(
  'before the winter sets in|within two working days|without any mess|at a price agreed beforehand|as the guarantee requires|whatever the weather|from the first call to the last screw|for less than many expect|since the rules changed|in half the usual time|with materials from nearby|so that nobody has to wait at home|and leaves a written report|when the season is quiet',
);
const KINDS = list('services|guides|products|areas|questions|projects');
const HEADINGS = list(
  'What it costs|How we work|What to look out for|Before you call|After the work|Common mistakes|Materials we trust|When it is urgent|Permits and rules|How long it takes|A word on guarantees|What our customers say',
);

/** A seeded pseudo-random number generator (mulberry32), 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const cycle = (values: readonly string[], at: number) => values[at % values.length] ?? '';
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

/** Title and path of a page; the number makes both unique. */
function namePage(number: number): { path: string; title: string; kind: string; trade: string; town: string } {
  const kind = cycle(KINDS, number);
  const trade = cycle(TRADES, Math.floor(number / KINDS.length));
  const town = cycle(TOWNS, number * 7);
  if (number === 0) return { path: '/', title: 'Clare Trades Together: home', kind: 'services', trade, town };
  const title = `${capital(trade)} in ${town}: ${kind} no. ${number}`;
  return { path: `/${kind}/${slug(`${trade} ${town}`)}-${number}/`, title, kind, trade, town };
}

type Named = ReturnType<typeof namePage>;

/** Generates a page. Everything that varies is derived from its number. */
class PageWriter {
  private readonly random: () => number;
  private readonly own: Named;

  constructor(
    private readonly number: number,
    private readonly names: readonly Named[],
  ) {
    this.random = randomFrom(number * 2_654_435_761 + 1);
    this.own = names[number] as Named;
  }

  write(): string {
    return `<!DOCTYPE html><html lang="en-IE" class="no-js">${this.head()}<body class="page page-id-${this.number} template-${this.own.kind} wp-embed-responsive">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>${this.header()}
<div id="content" class="site-content container"><main id="main" class="site-main" role="main">${this.content()}</main>${this.sidebar()}</div>
${this.footer()}</body></html>`;
  }

  private pick(values: readonly string[]): string {
    return cycle(values, Math.floor(this.random() * values.length));
  }

  private between(least: number, most: number): number {
    return least + Math.floor(this.random() * (most - least + 1));
  }

  private sentence(): string {
    const trade = this.random() < 0.3 ? ` for ${this.own.trade} in ${this.own.town}` : '';
    const words = `${this.pick(SUBJECTS)} ${this.pick(VERBS)} ${this.pick(ADJECTIVES)} ${this.pick(THINGS)}${trade} ${this.pick(ENDINGS)}`;
    return this.random() < 0.4
      ? `${capital(words)}, and ${this.pick(SUBJECTS)} ${this.pick(VERBS)} the ${this.pick(ADJECTIVES)} ${this.pick(THINGS)}.`
      : `${capital(words)}.`;
  }

  private sentences(least: number, most: number): string {
    return Array.from({ length: this.between(least, most) }, () => this.sentence()).join(' ');
  }

  private link(number: number, text?: string, attributes = ''): string {
    const { path, title } = this.names[number] ?? (this.names[0] as Named);
    return `<a href="${path}"${attributes}>${text ?? title}</a>`;
  }

  private anyLink(attributes = ''): string {
    return this.link(this.between(0, this.names.length - 1), undefined, attributes);
  }

  private head(): string {
    const { title, path, trade, town } = this.own;
    const description = this.sentence();
    return `<head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}"><link rel="canonical" href="${path}"><meta property="og:type" content="website">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta name="keywords" content="${trade}, ${town}">
<link rel="stylesheet" href="/assets/theme.css"><link rel="preload" as="font" href="/assets/sans.woff2" crossorigin>
<style>${times(RULES, (at) => `.wp-block-${at}{margin:${at}px auto;padding:.${at}rem 1rem;color:var(--wp--preset--color--${at})}`)}</style>
<script>document.documentElement.className='js';window.dataLayer=window.dataLayer||[];</script></head>`;
  }

  private header(): string {
    const icon =
      '<svg class="icon" width="16" height="16" viewBox="0 0 16 16"><path d="M3 8l4 4 6-8" fill="none" stroke="currentColor"/></svg>';
    const menu = times(KINDS.length, (at) => {
      const entries = times(4, (row) => {
        const number = at + row * KINDS.length;
        return `<li class="menu-item menu-item-${number}"><span class="menu-icon">${icon}</span>${this.link(number, capital(this.names[number]?.trade ?? 'Home'), ' class="menu-link"')}</li>`;
      });
      return `<li class="menu-item has-children"><button aria-expanded="false">${capital(cycle(KINDS, at))}${icon}</button><ul class="sub-menu">${entries}</ul></li>`;
    });
    return `<header id="masthead" class="site-header"><div class="top-bar"><a href="tel:+353655550100">065 555 0100</a><a href="mailto:office@trades.example">office@trades.example</a></div>
<div class="branding"><a href="/" rel="home"><img src="/assets/logo.svg" alt="Clare Trades Together" width="180" height="48"></a></div><nav id="site-navigation" class="main-navigation" aria-label="Main"><ul class="menu">${menu}</ul></nav>
<form role="search" action="/find"><label><span class="screen-reader-text">Search for:</span><input type="search" name="q"></label></form></header>`;
  }

  private content(): string {
    const { title, kind } = this.own;
    const body = kind === 'products' ? this.priceList() : kind === 'questions' ? this.questions() : '';
    const article = `<article class="hentry"><header class="entry-header"><h1 class="entry-title">${title}</h1><p class="entry-meta">By <span class="author">The office in ${this.own.town}</span></p></header>
<div class="entry-content"><p class="lead">${this.sentences(2, 4)}</p>${body}${times(this.between(1, 4), (at) => this.section(at))}</div></article>`;
    return `${article}${this.children()}`;
  }

  private section(at: number): string {
    const heading = cycle(HEADINGS, this.number + at);
    const picture = `<figure class="wp-block-image size-large"><img loading="lazy" decoding="async" width="1024" height="683" src="/images/${this.number}-${at}.jpg" srcset="/images/${this.number}-${at}-300.jpg 300w, /images/${this.number}-${at}-768.jpg 768w" sizes="(max-width: 1024px) 100vw, 1024px" alt="${this.pick(ADJECTIVES)} ${this.pick(THINGS)}"><figcaption>${this.sentence()}</figcaption></figure>`;
    const paragraphs = times(
      this.between(2, 4),
      () => `<p class="has-text-color wp-block-${this.between(1, 30)}">${this.sentences(3, 6)}</p>`,
    );
    const extra = [
      () =>
        `<ul class="wp-block-list">${times(this.between(4, 8), () => `<li><strong>${capital(this.pick(THINGS))}:</strong> ${this.sentence()}</li>`)}</ul>`,
      () => this.priceList(),
      () =>
        `<blockquote class="wp-block-quote"><p>${this.sentences(2, 3)}</p><cite>A customer in ${this.pick(TOWNS)}</cite></blockquote>`,
      () => picture,
      () =>
        `<p>See also ${this.anyLink()} and <em>${this.pick(ADJECTIVES)} ${this.pick(THINGS)}</em>. ${this.sentences(2, 4)}</p>`,
    ];
    return `<section class="wp-block-group is-layout-flow"><h2 class="wp-block-heading" id="part-${at}">${heading}</h2>${paragraphs}${extra[this.between(0, extra.length - 1)]?.()}</section>`;
  }

  private priceList(): string {
    const row = () =>
      `<tr><td>${capital(this.pick(ADJECTIVES))} ${this.pick(THINGS)}</td><td>${this.between(1, 9)} hours</td><td>€${this.between(40, 900)}.${this.between(10, 99)}</td></tr>`;
    return `<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>Work</th><th>Time</th><th>Price</th></tr></thead><tbody>${times(this.between(6, 14), row)}</tbody></table></figure>`;
  }

  private questions(): string {
    const one = (at: number) =>
      `<div class="accordion-item"><h3><button class="accordion-button" aria-controls="answer-${at}">Who ${this.pick(VERBS)} the ${this.pick(ADJECTIVES)} ${this.pick(THINGS)}?</button></h3><div id="answer-${at}" class="accordion-panel" role="region"><p>${this.sentences(2, 4)}</p></div></div>`;
    return `<div class="accordion faq">${times(this.between(5, 10), one)}</div>`;
  }

  private children(): string {
    const first = this.number * CHILDREN + 1;
    const below = Math.max(0, Math.min(CHILDREN, this.names.length - first));
    // Without child pages, other links fill the space, so that all pages have about the same number of links.
    const entries = times(
      CHILDREN,
      (at) => `<li class="post-item">${at < below ? this.link(first + at) : this.anyLink()}</li>`,
    );
    return `<section class="more-pages"><h2>More from ${this.own.town}</h2><ul class="post-list">${entries}</ul></section>`;
  }

  private sidebar(): string {
    const entries = times(FARTHER_LINKS, () => `<li>${this.anyLink(' class="widget-link"')}</li>`);
    return `<aside id="secondary" class="widget-area"><section class="widget widget_recent_entries"><h2 class="widget-title">Related</h2><ul>${entries}</ul></section>
<section class="widget newsletter"><h2>Our newsletter</h2><form action="/newsletter" method="post"><input type="email" name="email" placeholder="E-mail"><button>Subscribe</button></form></section></aside>`;
  }

  private footer(): string {
    const column = (at: number) =>
      `<div class="footer-col"><h4>${cycle(TOWNS, at)}</h4><ul>${times(4, (row) => `<li>${this.link(13 + at * 4 + row, undefined, ' class="footer-link"')}</li>`)}</ul></div>`;
    return `<footer id="colophon" class="site-footer" role="contentinfo"><div class="footer-widgets">${times(4, column)}</div>
<div class="site-info">© Clare Trades Together Ltd. Registered in Ireland. <a href="https://social.example/clare" rel="nofollow">Social</a></div></footer>`;
  }
}

/** A site with this many pages, all reachable from `/`. */
export function generateSite(pages: number): GeneratedSite {
  const names = Array.from({ length: pages }, (_, number) => namePage(number));
  const numbers = new Map(names.map(({ path }, number) => [path, number]));
  return {
    paths: names.map(({ path }) => path),
    html(path) {
      const number = numbers.get(path);
      return number === undefined ? undefined : new PageWriter(number, names).write();
    },
  };
}
