import { useEffect, useEffectEvent, useState } from 'react';
import { useAddressState } from './useAddressState';
import { useDebouncedValue } from './useDebouncedValue';

/** A typed text, which is debounced into the address. */
export function useTypedState(name: 'account' | 'search' | 'min' | 'max') {
  const { state, write } = useAddressState();
  const inAddress = state[name] ?? '';
  const [own, setOwn] = useState({ of: inAddress, text: inAddress });
  // Another address, as after going back, wins over the typed text.
  const typed = own.of === inAddress ? own.text : inAddress;
  const wanted = typed.trim();
  const debounced = useDebouncedValue(wanted);
  const put = useEffectEvent((text: string) => {
    if (text === inAddress) return;
    setOwn({ of: text, text });
    write({ [name]: text, page: '' }, { replace: true });
  });
  useEffect(() => {
    if (debounced === wanted) put(debounced);
  }, [debounced, wanted]);
  return {
    typed,
    /** The text to query. */
    applied: inAddress,
    onType: (text: string) => setOwn({ of: inAddress, text }),
  };
}
