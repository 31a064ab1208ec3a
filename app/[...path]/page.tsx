import { NotFoundResponse } from '@/components/site/not-found-response';
import { NotFoundView } from '@/components/site/not-found-view';
import { log } from '@/lib/log';
import { missingMetadata } from '@/lib/seo/metadata';

export const metadata = missingMetadata;
// Cached like every page, so that the response is complete HTML with status 404: a page rendered per request is sent before
// its status is known.
export const generateStaticParams = () => [];

/** The 404 page for all paths without a route. Logs the path when it is first requested. */
export default async function UnknownPath({ params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params;
  log.warn({ path: `/${path.join('/')}`.slice(0, 200) }, 'page not found');
  return (
    <NotFoundResponse>
      <NotFoundView />
    </NotFoundResponse>
  );
}
