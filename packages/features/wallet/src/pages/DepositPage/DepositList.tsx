import { DepositHistory } from '../../components/DepositHistory/DepositHistory';
import { useDepositHistory } from '../../model/useHistories';

/** The deposits of before; loaded when somebody looks at them. */
export default function DepositList({ onOpen }: { onOpen: (depositId: string) => void }) {
  return <DepositHistory {...useDepositHistory()} onOpen={onOpen} />;
}
