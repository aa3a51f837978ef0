import { readKeptList, useCoreSelector, useLanguage, writeKeptList } from '@parlour/feature-core';
import {
  type GameLane,
  type GameVendor,
  useGetGameVendorsQuery,
} from '@parlour/gateway-openapi/start';
import { useEffect, useMemo, useRef } from 'react';
import { isLane } from './rowForms';

export interface VendorLanes {
  status: 'loading' | 'ready' | 'failed';
  /** Why, where it failed. */
  error?: unknown;
  lanes: readonly GameLane[];
  retry: () => void;
}

const NONE: readonly GameLane[] = [];

/** The categories with their vendors: those kept of this visit at once, then the gateway's (CACHE-01). */
export function useVendorLanes(): VendorLanes {
  const merchantCode = useCoreSelector((state) => state.merchant.merchantCode);
  const { code } = useLanguage();
  const { currentData, error, isError, isFetching, refetch } = useGetGameVendorsQuery({
    merchantCode,
  });
  const of = `${merchantCode} ${code}`;
  const kept = useMemo(() => readKeptList('gameVendor', of, isLane), [of]);
  const fresh = currentData?.data.lanes;
  const written = useRef<typeof fresh>(undefined);
  useEffect(() => {
    // After a change of language the names stay those of the one before, until the answer in the new one.
    if (fresh === undefined || isFetching || written.current === fresh) return;
    written.current = fresh;
    writeKeptList('gameVendor', of, fresh);
  }, [of, fresh, isFetching]);
  const lanes = fresh ?? kept;
  return {
    status: lanes !== null ? 'ready' : isError ? 'failed' : 'loading',
    error,
    lanes: lanes ?? NONE,
    retry: () => void refetch(),
  };
}

/** One vendor of a type; undefined while it is not known, or for null. */
export function useVendor(
  of: { vassalage: string; gameType: string } | null,
): GameVendor | undefined {
  const { lanes } = useVendorLanes();
  return lanes
    .find(({ gameCategory }) => gameCategory === of?.gameType)
    ?.vendors.find(({ vassalage }) => vassalage === of?.vassalage);
}
