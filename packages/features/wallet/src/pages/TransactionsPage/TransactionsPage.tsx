import { TransactionRecords } from '../../components/TransactionRecords/TransactionRecords';
import { useTransactions } from '../../model/useTransactions';

/** Everything that changed the balance (WAL-04). */
export default function TransactionsPage() {
  return <TransactionRecords {...useTransactions()} />;
}
