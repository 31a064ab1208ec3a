import { imageKey, readImagePath } from '@/lib/images/path';
import { isRead, type Middleware } from '@/lib/server/compose';
import { sendFile } from './send-file';

/**
 * Serves uploaded images from the folder that they are stored in. What is missing there, or kept in a bucket (`folder`
 * undefined), is left to app/images.
 */
export const uploadedImages =
  (folder: string | undefined): Middleware =>
  (context, next) => {
    const image = readImagePath(context.path);
    if (!folder || !image || !isRead(context)) return next();
    const width = Number(new URLSearchParams(context.url.slice(context.path.length)).get('w')) || undefined;
    const sending = sendFile(context, imageKey(image, width), { root: folder, isImmutable: true });
    return sending.then((isSent) => (isSent ? undefined : next()));
  };
