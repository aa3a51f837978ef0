import { useCoreSelector } from '@parlour/feature-core';
import { useGetMerchantWalletQuery } from '@parlour/gateway-openapi/wallet';

/** Whether the merchant takes deposits and pays out; true until the gateway says otherwise. */
export function usePaymentAvailability(): { isDepositOpen: boolean; isWithdrawOpen: boolean } {
  const merchantCode = useCoreSelector(({ merchant }) => merchant.merchantCode);
  const { data } = useGetMerchantWalletQuery({ merchantCode });
  return {
    isDepositOpen: data?.depositEnabled !== false,
    isWithdrawOpen: data?.withdrawEnabled !== false,
  };
}
