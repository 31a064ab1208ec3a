import { agents } from '@/lib/content/agents/catalogue';
import { llmsIntroduction } from '@/lib/content/pages/llms';
import { env } from '@/lib/env';
import { publicPages, sitePages } from '@/lib/pages';
import { agentMeta } from '@/lib/seo/agent-page';
import { markdownPath } from '@/lib/seo/markdown-paths';
import { oneLine } from '@/lib/text/one-line';

type Head = { slug: string; title: string; excerpt: string };
type Entry = { name: string; path: string; about: string };

const ofSection = (section: 'Pages' | 'Optional'): Entry[] =>
  publicPages()
    .filter(({ llms = 'Pages' }) => llms === section)
    .map(({ path, title, description }) => ({ name: title, path: markdownPath(path), about: description }));

const linkText = (text: string) => oneLine(text).replaceAll(/[\\[\]]/g, '\\$&');

function section(title: string, entries: readonly Entry[]): string {
  const lines = entries.map(
    ({ name, path, about }) => `- [${linkText(name)}](${env.siteUrl}${path})${about ? `: ${oneLine(about)}` : ''}`,
  );
  return entries.length > 0 ? `## ${title}\n\n${lines.join('\n')}\n` : '';
}

/** The index of the site for language models, in the format of llmstxt.org: each page with the URL of its Markdown. */
export function llmsTxt(posts: readonly Head[]): string {
  return [
    `# ${env.siteName}\n\n> ${sitePages.home.description}\n\n${llmsIntroduction.notes.join('\n\n')}\n`,
    section('Pages', ofSection('Pages')),
    section(
      'AI agents by trade',
      agents.map((agent) => {
        const { path, title, description } = agentMeta(agent);
        return { name: title, path: markdownPath(path), about: description };
      }),
    ),
    section(
      'Articles',
      posts.map((post) => ({ name: post.title, path: markdownPath(`/blog/${post.slug}`), about: post.excerpt })),
    ),
    section('Optional', [...ofSection('Optional'), ...llmsIntroduction.data]),
  ]
    .filter(Boolean)
    .join('\n');
}
