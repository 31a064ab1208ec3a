import { ToolPage } from '@/components/tools/tool-page';
import type { NicheWords } from '@/lib/content/pages/niche';
import { nicheOptionsSchema } from '@/lib/niche-research/schema';
import { openTool } from '@/lib/scraper-runs/load-tool-page';
import { NicheTool } from './niche-tool';

const defaults = { niche: '', format: 'json' as const, options: nicheOptionsSchema.parse({}) };

type Props = {
  kind: 'niche' | 'premium';
  words: NicheWords;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The page of a niche scraper, for signed-in users. */
export async function NichePage({ kind, words, searchParams }: Props) {
  const { opened, history } = await openTool(kind, await searchParams);
  return (
    <ToolPage {...words}>
      <NicheTool kind={kind} words={words} defaults={defaults} opened={opened} history={history} />
    </ToolPage>
  );
}
