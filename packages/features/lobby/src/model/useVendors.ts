import { readKeptList, useCoreSelector, writeKeptList } from '@parlour/feature-core';
import {
  type GameLane,
  type GameVendor,
  useGetGameVendorsQuery,
} from '@parlour/gateway-openapi/start';
import { useEffect, useMemo } from 'react';
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
  const { currentData, error, isError, refetch } = useGetGameVendorsQuery({ merchantCode });
  const kept = useMemo(() => readKeptList('gameVendor', merchantCode, isLane), [merchantCode]);
  const fresh = currentData?.data.lanes;
  useEffect(() => {
    if (fresh !== undefined) writeKeptList('gameVendor', merchantCode, fresh);
  }, [merchantCode, fresh]);
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
