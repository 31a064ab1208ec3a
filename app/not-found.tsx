import { NotFoundView } from '@/components/site/not-found-view';
import { missingMetadata } from '@/lib/seo/metadata';

export const metadata = missingMetadata;

export default function NotFound() {
  return <NotFoundView />;
}
