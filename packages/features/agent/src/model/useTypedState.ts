import { useEffect, useEffectEvent, useState } from 'react';
import { useAddressState } from './useAddressState';
import { useDebouncedValue } from './useDebouncedValue';

/** A text that is typed, and comes into the address once nobody types any more. */
export function useTypedState(name: 'account' | 'search') {
  const { state, write } = useAddressState();
  const inAddress = state[name] ?? '';
  const [own, setOwn] = useState({ of: inAddress, text: inAddress });
  // Another address, as after going back, is followed.
  const typed = own.of === inAddress ? own.text : inAddress;
  const wanted = typed.trim();
  const settled = useDebouncedValue(wanted);
  const put = useEffectEvent((text: string) => {
    if (text === inAddress) return;
    setOwn({ of: text, text });
    write({ [name]: text, page: '' }, { replace: true });
  });
  useEffect(() => {
    if (settled === wanted) put(settled);
  }, [settled, wanted]);
  return {
    typed,
    /** What is asked for. */
    settled: inAddress,
    onType: (text: string) => setOwn({ of: inAddress, text }),
  };
}
