import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { useCallback } from 'react';
import { useCoreSelector } from '../store/hooks';
import { categoryName } from './categoryName';

/** Names of game categories as the navigation has them; the code where there is none. */
export function useCategoryNames(): (gameCategory: string) => string {
  const merchantCode = useCoreSelector(({ merchant }) => merchant.merchantCode);
  const lanes = useGetGameVendorsQuery({ merchantCode }).data?.data.lanes;
  return useCallback(
    (gameCategory) => {
      const lane = lanes?.find((one) => one.gameCategory === gameCategory);
      return lane === undefined ? gameCategory : categoryName(lane);
    },
    [lanes],
  );
}
