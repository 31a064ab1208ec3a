import { NotFoundView } from '@/components/site/not-found-view';

/** What JavaScript puts in the place of the page that `NotFoundResponse` sends: the same. */
export default NotFoundView;
