import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import '@/components/ui/prose.css';
import { PageHero } from '@/components/ui/page-hero';
import type { LegalBlock, LegalText } from '@/lib/content/pages/legal';
import { formatDate } from '@/lib/format';
import type { PageMeta } from '@/lib/pages';
import { Copy } from './copy';
import { PageData } from './json-ld';
import { LinkedText } from './linked-text';

/** "Account: e-mail, role": the subject in bold, and what belongs to it. */
function RowName({ text }: { text: string }) {
  const [subject = '', ...parts] = text.split(': ');
  if (parts.length === 0) return <strong className="font-semibold">{subject}</strong>;
  return (
    <>
      <strong className="font-semibold">{subject}:</strong> {parts.join(': ')}
    </>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <Copy text={block} />
      </p>
    );
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <Copy text={item} />
          </li>
        ))}
      </ul>
    );
  if ('link' in block)
    return (
      <p>
        {block.before}
        <Link href={block.href} prefetch={false}>
          {block.link}
        </Link>
        {block.after}
      </p>
    );
  const [what, ...labels] = block.head;
  return (
    <dl className="border-ink border-t-2">
      {block.rows.map(([name, ...cells]) => (
        <div key={name} className="border-line border-b py-5">
          <dt>
            <span className="sr-only">{what}: </span>
            <RowName text={name ?? ''} />
          </dt>
          {cells.map((cell, index) => (
            <dd key={labels[index]} className="mt-2 gap-x-6 text-base leading-relaxed sm:grid sm:grid-cols-[9rem_1fr]">
              <span className="block text-muted">{labels[index]}</span>
              <span className="block">
                <LinkedText text={cell} />
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Contents({ text }: { text: LegalText }) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
      <h2 id="contents" className="mb-2 font-semibold text-base">
        On this page
      </h2>
      <ol className="border-line border-l">
        {text.sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="-ml-px block border-transparent border-l-2 py-1.5 pl-4 text-muted hover:border-brand hover:text-ink"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A legal text with a table of contents, next to it on wide screens and above it on phones. */
export function LegalPage({ text, page }: { text: LegalText; page: PageMeta }) {
  return (
    <>
      <PageHero
        eyebrow={
          <>
            Last changed on <time dateTime={text.updated.toISOString().slice(0, 10)}>{formatDate(text.updated)}</time>
          </>
        }
        title={text.title}
        lead={text.lead}
      />
      <Container className="grid gap-10 pt-2 pb-14 sm:pb-20 lg:grid-cols-12">
        <Contents text={text} />
        <div className="prose lg:col-span-8">
          {text.sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="mt-12 flex flex-col gap-4 first:mt-0">
              <h2 id={section.id} className="mt-0">
                {section.title}
              </h2>
              {section.blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </Container>
      <PageData page={page} trail={[{ name: text.title, path: page.path }]} updated={text.updated} />
    </>
  );
}
