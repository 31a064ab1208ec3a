import { listUnsavedTexts } from '@/lib/blog/working-copies';
import { retentionDays } from '@/lib/retention/policy';
import { UnfinishedTexts } from './unfinished-texts';

/** The unfinished texts of an admin. Without a database there are those of the browser. */
export async function UnsavedPosts(props: { editor: string; isWhole: boolean; className: string }) {
  const texts = await listUnsavedTexts(props.editor).catch(() => []);
  return <UnfinishedTexts texts={texts} keptDays={retentionDays.unsavedPost} {...props} />;
}
