import { z } from 'zod';
import { line } from '@/lib/forms/form-fields';
import { copyImage, fetchFile } from './remote-images';
import { type Video, videoOf } from './videos';

/** Where the sites describe a video: https://oembed.com. */
const DESCRIPTIONS: Record<Video['site'], string> = {
  YouTube: 'https://www.youtube.com/oembed?format=json&url=',
  Vimeo: 'https://vimeo.com/api/oembed.json?url=',
};
const MAX_BYTES = 20_000;

const description = z.object({ title: line(200), thumbnail_url: z.url() });

/** A video with its title and the path of its still, which are empty if its site does not tell. */
export type VideoCard = { href: string; title: string; src: string };

function parse(bytes: Uint8Array) {
  try {
    return description.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}

/** The title of a video, and its still, copied into the library; undefined if the URL is not that of a video. */
export async function fetchVideo(url: string, descriptions = DESCRIPTIONS): Promise<VideoCard | undefined> {
  const video = videoOf(url);
  if (!video) return undefined;
  const { href } = video;
  const fetched = await fetchFile(descriptions[video.site] + encodeURIComponent(href), 'application/json', MAX_BYTES);
  const told = fetched.ok ? parse(fetched.bytes) : undefined;
  const copied = told && (await copyImage(told.thumbnail_url));
  return { href, title: told?.title ?? '', src: copied?.ok ? copied.path : '' };
}
