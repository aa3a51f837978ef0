import ContractsPage from './ContractsPage';

/** Daily salaries. */
export default function DailyWagesPage() {
  return <ContractsPage kind="daily" />;
}
