import ContractsPage from './ContractsPage';

/** Daily wages. */
export default function DailyWagesPage() {
  return <ContractsPage kind="daily" />;
}
