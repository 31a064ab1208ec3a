import { useRef, useState } from 'react';

/**
 * The key of a form that begins anew once it is done, and with another first value, as when a colleague has saved one: but not while
 * something is typed in it. Where it opens in place, it closes once it is done.
 */
export function useFreshForm(first: string) {
  const box = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const [typedOn, setTypedOn] = useState<string>();
  const begin = () => {
    setCount(count + 1);
    setTypedOn(undefined);
    const details = box.current?.closest('details');
    details?.removeAttribute('open');
    details?.querySelector('summary')?.focus();
  };
  return {
    key: `${count} ${typedOn ?? first}`,
    boxProps: { ref: box, onInput: () => setTypedOn((before) => before ?? first) },
    begin,
  };
}
