import { useGetBalanceQuery } from '@parlour/gateway-openapi/wallet';
import { selectAccount } from '../session/session.selectors';
import { useCoreSelector } from '../store/hooks';
import { setBalanceHidden, useIsBalanceHidden } from './balanceHidden';

/** The balance as the gateway last said it; never computed here. */
export function useBalance() {
  const isHidden = useIsBalanceHidden();
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
    toggleHidden: () => setBalanceHidden(!isHidden),
  };
}
