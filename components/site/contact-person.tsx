import { env } from '@/lib/env';
import { imageAttributes, readImagePath } from '@/lib/images/path';

/** The person whom visitors reach, with photo and role, if one is configured. */
export function ContactPerson({ large = false }: { large?: boolean }) {
  const person = env.contactPerson;
  if (!person) return null;
  const stored = person.photo ? readImagePath(person.photo) : undefined;
  const size = large ? 160 : 64;
  return (
    <div className="flex items-center gap-4">
      {person.photo ? (
        // biome-ignore lint/performance/noImgElement: variants are created at upload
        <img
          src={stored && !large ? `${person.photo}?w=480` : person.photo}
          srcSet={stored && large ? imageAttributes(stored).srcSet : undefined}
          sizes={stored && large ? `${size}px` : undefined}
          width={size}
          height={size}
          loading="lazy"
          alt={person.name}
          className={`rounded-[0.75rem] border border-line object-cover ${large ? 'size-40' : 'size-12 sm:size-16'}`}
        />
      ) : null}
      <p>
        <span className={`block font-display font-semibold text-h3 ${large ? '' : 'max-sm:text-base'}`}>
          {person.name}
        </span>
        {person.role ? <span className="block text-muted">{person.role}</span> : null}
      </p>
    </div>
  );
}
