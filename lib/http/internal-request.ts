import { serverBridge } from '@/lib/server-bridge';

/** Whether a request was made by the server in front of Next, in the same process. */
export function isInternalRequest({ headers }: Request): boolean {
  const token = serverBridge()?.internalToken;
  return token !== undefined && headers.get('authorization') === `Internal ${token}`;
}
