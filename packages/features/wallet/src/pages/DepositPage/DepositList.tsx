import { DepositHistory } from '../../components/DepositHistory/DepositHistory';
import { useDepositHistory } from '../../model/useHistories';

/** The earlier deposits; loaded when their tab is opened. */
export default function DepositList({ onOpen }: { onOpen: (depositId: string) => void }) {
  return <DepositHistory {...useDepositHistory()} onOpen={onOpen} />;
}
