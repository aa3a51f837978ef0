import { useCoreSelector } from '@parlour/feature-core';
import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { useMemo } from 'react';
import { footerVendors } from './footerLinks';

/** The vendors whose logos are in the footer; none until they are loaded. */
export function useFooterVendors() {
  const merchantCode = useCoreSelector(({ merchant }) => merchant.merchantCode);
  const { data } = useGetGameVendorsQuery({ merchantCode });
  return useMemo(() => footerVendors(data?.data.lanes ?? []), [data]);
}
