import { AnswerNotFound } from '@/components/site/answer-not-found';
import { NotFoundView } from '@/components/site/not-found-view';
import { log } from '@/lib/log';
import { missingMetadata } from '@/lib/seo/metadata';

export const metadata = missingMetadata;
// Cached like every page, so that the answer is whole HTML with status 404: a page made per request is sent before the status is known.
export const generateStaticParams = () => [];

/** Every path no other route answers: logged when it is first asked for, answered with status 404. */
export default async function UnknownPath({ params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params;
  log.warn({ path: `/${path.join('/')}`.slice(0, 200) }, 'page not found');
  return (
    <AnswerNotFound>
      <NotFoundView />
    </AnswerNotFound>
  );
}
