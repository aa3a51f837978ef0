import { useEffect, useState } from 'react';
import type { CoreState } from '../store/coreState';
import { useCoreSelector } from '../store/hooks';

/** A call that takes longer than this counts as slow, in ms (ERR-04). */
const SLOW_AFTER = 10_000;

interface Call {
  status: string;
  startedTimeStamp?: number;
}

/** Start of the oldest pending call, in ms since 1970; Infinity without one. */
function selectOldestStart({ gateway }: CoreState): number {
  let since = Number.POSITIVE_INFINITY;
  for (const calls of [gateway.queries, gateway.mutations])
    for (const call of Object.values<Call | undefined>(calls))
      if (call?.status === 'pending') since = Math.min(since, call.startedTimeStamp ?? since);
  return since;
}

/** True while a call is slow. */
export function useSlowCalls(): boolean {
  const since = useCoreSelector(selectOldestStart);
  const [late, setLate] = useState(0);
  useEffect(() => {
    if (since === Number.POSITIVE_INFINITY) return undefined;
    const timer = setTimeout(() => setLate(since), since + SLOW_AFTER - Date.now());
    return () => clearTimeout(timer);
  }, [since]);
  return late === since;
}
