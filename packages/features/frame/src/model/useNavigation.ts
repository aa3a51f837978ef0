import { useCoreSelector } from '@parlour/feature-core';
import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { useMemo } from 'react';
import { buildNavigation } from './navigation';

/**
 * The navigation of this merchant. If the gateway fails, it is home and promotions, and `NavigationError` says so.
 * Until it has answered it is home alone, so that the categories shift nothing.
 */
export function useNavigation() {
  const merchant = useCoreSelector((state) => state.merchant);
  const { merchantCode } = merchant;
  const { data, isLoading } = useGetGameVendorsQuery({ merchantCode });
  return useMemo(() => {
    const entries = buildNavigation(data?.data.lanes ?? [], merchant);
    return isLoading ? entries.slice(0, 1) : entries;
  }, [data, isLoading, merchant]);
}
