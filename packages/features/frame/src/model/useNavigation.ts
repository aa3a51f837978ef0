import { useCoreSelector } from '@parlour/feature-core';
import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { useMemo } from 'react';
import { buildNavigation } from './navigation';

/** The navigation of this merchant. Before the gateway has answered, and if it fails, home and promotions remain. */
export function useNavigation() {
  const merchantCode = useCoreSelector(({ merchant }) => merchant.merchantCode);
  const { data } = useGetGameVendorsQuery({ merchantCode });
  return useMemo(() => buildNavigation(data?.data.lanes ?? []), [data]);
}
