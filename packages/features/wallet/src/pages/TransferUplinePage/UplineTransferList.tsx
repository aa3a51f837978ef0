import { TransferHistory } from '../../components/TransferHistory/TransferHistory';
import { useTransferHistory } from '../../model/useHistories';

const asItIs = (account: string): string => account;

/** The transfers of before; loaded when somebody looks at them. */
export default function UplineTransferList() {
  return <TransferHistory {...useTransferHistory('UPLINE')} nameOf={asItIs} />;
}
