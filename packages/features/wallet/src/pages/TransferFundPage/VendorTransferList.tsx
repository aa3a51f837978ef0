import { useGetBalanceQuery } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import { TransferHistory } from '../../components/TransferHistory/TransferHistory';
import { useTransferHistory } from '../../model/useHistories';

/** The earlier transfers; loaded when their tab is opened. */
export default function VendorTransferList() {
  const { t } = useTranslation('wallet');
  const { data } = useGetBalanceQuery();
  const nameOf = (code: string): string => {
    if (code === 'MAIN') return t('transfer.main');
    if (data === undefined) return '';
    const wallet = data.vendorWallets.find(({ vassalage }) => vassalage === code);
    return wallet?.displayName ?? t('shared:vendor.other');
  };
  return <TransferHistory {...useTransferHistory('WALLET')} nameOf={nameOf} />;
}
