import { cookiesSet, setRequestHeaders } from './next-headers';

/** A browser at an IP address: what it does are requests whose cookies it keeps, as real ones do. */
export function newBrowser(ip: string): <T>(request: () => Promise<T>) => Promise<T> {
  const jar = new Map<string, string>();
  return async (request) => {
    setRequestHeaders({ 'x-client-address': ip }, undefined, Object.fromEntries(jar));
    try {
      return await request();
    } finally {
      for (const [name, value] of cookiesSet) value ? jar.set(name, value) : jar.delete(name);
      setRequestHeaders({ 'x-client-address': ip });
    }
  };
}
