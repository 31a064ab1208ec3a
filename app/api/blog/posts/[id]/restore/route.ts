import { savingRoute } from '@/lib/blog/api';
import { restoreRevision } from '@/lib/blog/commands';
import { restoreSchema } from '@/lib/blog/post-form';

/** Makes an old revision the newest; of a public post, as unpublished changes. Admins only. */
export const POST = savingRoute(restoreSchema, ({ writeId, version }, post) =>
  restoreRevision({ ...post, writeId }, version),
);
