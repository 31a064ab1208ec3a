import { reachUrl } from '@/lib/text/reach-url';

/** Where a customer can be reached, as they left it: one press rings or writes. */
export function ReachLink({ address }: { address: string }) {
  const url = reachUrl(address);
  return url ? (
    <a href={url} className="link inline-block py-1 wrap-anywhere">
      {address}
    </a>
  ) : (
    address
  );
}
