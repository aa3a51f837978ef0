import { readStored, selectAccount, useCoreSelector, writeStored } from '@parlour/feature-core';
import { useGetBalanceQuery } from '@parlour/gateway-openapi/wallet';
import { useState } from 'react';

/** The balance as the gateway last said it; never computed here. */
export function useBalance() {
  const [isHidden, setIsHidden] = useState(() => readStored('balanceHidden') === 'true');
  const symbol = useCoreSelector((state) => selectAccount(state)?.currencySymbol ?? '');
  const { data, isFetching, isError, refetch } = useGetBalanceQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  return {
    amount: data?.balance ?? null,
    symbol,
    isLoading: isFetching,
    isFailed: isError,
    isHidden,
    refresh: () => {
      if (!isFetching) void refetch();
    },
    toggleHidden: () => {
      setIsHidden(!isHidden);
      writeStored('balanceHidden', isHidden ? null : 'true');
    },
  };
}
