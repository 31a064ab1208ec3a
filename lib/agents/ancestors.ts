const HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/;

/** A host with and without www. */
const alike = (host: string) => (host.startsWith('www.') ? [host, host.slice(4)] : [host, `www.${host}`]);

/**
 * The origins that may show an agent's chat in a frame: its allowed websites, with and without www, over https and http.
 * @param sites hosts, with a port where it is not the usual one
 */
export function ancestorsOf(sites: readonly string[]): string[] {
  const hosts = sites.map((site) => site.toLowerCase()).filter((site) => HOST.test(site));
  return [...new Set(hosts.flatMap(alike))].flatMap((host) => [`https://${host}`, `http://${host}`]);
}
