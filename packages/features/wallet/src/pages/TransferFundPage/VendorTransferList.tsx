import { useGetBalanceQuery } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import { TransferHistory } from '../../components/TransferHistory/TransferHistory';
import { useTransferHistory } from '../../model/useHistories';

/** The transfers of before; loaded when somebody looks at them. */
export default function VendorTransferList() {
  const { t } = useTranslation('wallet');
  const { data } = useGetBalanceQuery();
  const nameOf = (code: string): string =>
    code === 'MAIN'
      ? t('transfer.main')
      : (data?.vendorWallets.find(({ vassalage }) => vassalage === code)?.displayName ?? code);
  return <TransferHistory {...useTransferHistory('WALLET')} nameOf={nameOf} />;
}
