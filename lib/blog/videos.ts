import { parseUrl } from '@/lib/text/parse-url';

/** A video on another site: the site's name, and the URL of its page there. */
export type Video = { site: 'YouTube' | 'Vimeo'; href: string };

const ID = /^[\w-]{5,20}$/;

function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, first = '', second] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (!/^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/.test(hostname)) return undefined;
  return first === 'watch'
    ? (searchParams.get('v') ?? undefined)
    : /^(?:embed|shorts|live)$/.test(first)
      ? second
      : undefined;
}

function vimeoId({ hostname, pathname }: URL): string | undefined {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined;
  return /^\/(?:video\/)?(\d{5,12})$/.exec(pathname)?.[1];
}

/** The video at a URL, if that is the page or the player of one. */
export function videoOf(text: string): Video | undefined {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const id = youTubeId(url);
  if (id && ID.test(id)) return { site: 'YouTube', href: `https://www.youtube.com/watch?v=${id}` };
  const number = vimeoId(url);
  return number ? { site: 'Vimeo', href: `https://vimeo.com/${number}` } : undefined;
}
