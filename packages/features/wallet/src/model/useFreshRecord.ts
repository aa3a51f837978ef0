import { useCoreDispatch } from '@parlour/feature-core';
import { baseApi } from '@parlour/gateway-openapi';
import { useEffect, useRef } from 'react';

/** Pause between two looks at a record that is still on its way, in ms. */
export const LOOK_AGAIN = 5000;

/** Asks for the balance and the lists anew when what is looked at has gone a step further. */
export function useFreshRecord(state: string | undefined): void {
  const dispatch = useCoreDispatch();
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== state)
      dispatch(baseApi.util.invalidateTags(['Balance', 'Records']));
    seen.current = state;
  }, [dispatch, state]);
}
