import send from 'send';
import { imageKey, readImagePath } from '@/lib/images/path';
import { isRead, type Middleware } from './compose';
import { securityHeaders } from './security-headers';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Serves uploaded pictures from the folder that they are stored in. What is missing there, or kept in a bucket (`folder`
 * undefined), is left to app/images.
 */
export const uploadedImages =
  (folder: string | undefined): Middleware =>
  (context, next) => {
    const image = folder && isRead(context) ? readImagePath(context.path) : undefined;
    if (!folder || !image) return next();
    const { request, response, url, path } = context;
    const width = Number(new URLSearchParams(url.slice(path.length)).get('w')) || undefined;
    for (const [name, value] of Object.entries(securityHeaders(path))) response.setHeader(name, value);
    send(request, imageKey(image, width), { root: folder, index: false, immutable: true, maxAge: YEAR_MS })
      .on('error', () => {
        if (response.headersSent) return void response.destroy();
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        void next();
      })
      .pipe(response);
  };
