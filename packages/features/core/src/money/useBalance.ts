import { useGetBalanceQuery } from '@parlour/gateway-openapi/wallet';
import { setBalanceHidden, useIsBalanceHidden } from './balanceHidden';
import { useMoney } from './useMoney';

/** The gateway's last balance; never computed in the client. */
export function useBalance() {
  const isHidden = useIsBalanceHidden();
  const { full } = useMoney();
  const { data, isFetching, isError, refetch } = useGetBalanceQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  return {
    /** With its currency; null until it is known. */
    text: data === undefined ? null : full(data.balance),
    isLoading: isFetching,
    isFailed: isError,
    isHidden,
    refresh: () => {
      if (!isFetching) void refetch();
    },
    toggleHidden: () => setBalanceHidden(!isHidden),
  };
}
