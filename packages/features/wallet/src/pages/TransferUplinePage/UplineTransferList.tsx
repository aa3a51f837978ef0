import { TransferHistory } from '../../components/TransferHistory/TransferHistory';
import { useTransferHistory } from '../../model/useHistories';

const asItIs = (account: string): string => account;

/** The earlier transfers; loaded when their tab is opened. */
export default function UplineTransferList() {
  return <TransferHistory {...useTransferHistory('UPLINE')} nameOf={asItIs} />;
}
