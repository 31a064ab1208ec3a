import { savingRoute } from '@/lib/blog/api';
import { discardChanges } from '@/lib/blog/commands';
import { discardSchema } from '@/lib/blog/post-form';

/** Discards the unpublished changes of a public post. Admins only. */
export const DELETE = savingRoute(discardSchema, ({ writeId }, post) => discardChanges({ ...post, writeId }));
