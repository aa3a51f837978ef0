import { WithdrawalHistory } from '../../components/WithdrawalHistory/WithdrawalHistory';
import { useWithdrawalHistory } from '../../model/useHistories';

/** The earlier withdrawals; loaded when their tab is opened. */
export default function WithdrawalList({ onOpen }: { onOpen: (withdrawalId: string) => void }) {
  return <WithdrawalHistory {...useWithdrawalHistory()} onOpen={onOpen} />;
}
