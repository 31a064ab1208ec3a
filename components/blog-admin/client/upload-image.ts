import { NOT_REACHED } from '@/components/ui/load-late';

/** The path of the stored image, or the reason for its rejection. */
export type Uploaded = { ok: true; path: string } | { ok: false; message: string };

type Body = { path?: string; detail?: string };

function toResult(request: XMLHttpRequest): Uploaded {
  const body: Body = request.response ?? {};
  if (request.status === 201 && body.path) return { ok: true, path: body.path };
  return { ok: false, message: body.detail ?? `The site answered with ${request.status}.` };
}

/** Uploads an image. `onProgress` receives the share that has been sent, from 0 to 1, which fetch cannot report. */
export function uploadImage(file: Blob, onProgress: (part: number) => void): Promise<Uploaded> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/images');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(toResult(request)));
    request.addEventListener('error', () => resolve({ ok: false, message: NOT_REACHED }));
    request.send(file);
  });
}
