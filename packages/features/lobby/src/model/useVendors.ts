// @chunk games
import { useCoreSelector } from '@parlour/feature-core';
import {
  type GameLane,
  type GameVendor,
  useGetGameVendorsQuery,
} from '@parlour/gateway-openapi/start';

export interface VendorLanes {
  status: 'loading' | 'ready' | 'failed';
  /** The error, if loading failed. */
  error?: unknown;
  lanes: readonly GameLane[];
  retry: () => void;
}

const NONE: readonly GameLane[] = [];

/** The categories with their vendors. */
export function useVendorLanes(): VendorLanes {
  const merchantCode = useCoreSelector((state) => state.merchant.merchantCode);
  const { currentData, error, isError, refetch } = useGetGameVendorsQuery({ merchantCode });
  return {
    status: currentData !== undefined ? 'ready' : isError ? 'failed' : 'loading',
    error,
    lanes: currentData?.data.lanes ?? NONE,
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
