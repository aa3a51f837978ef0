import { WithdrawalHistory } from '../../components/WithdrawalHistory/WithdrawalHistory';
import { useWithdrawalHistory } from '../../model/useHistories';

/** The withdrawals of before; loaded when somebody looks at them. */
export default function WithdrawalList({ onOpen }: { onOpen: (withdrawalId: string) => void }) {
  return <WithdrawalHistory {...useWithdrawalHistory()} onOpen={onOpen} />;
}
