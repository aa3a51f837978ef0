import ContractsPage from './ContractsPage';

/** Real-time salaries, settled every few minutes (AC-06). */
export default function RealtimeSalaryPage() {
  return <ContractsPage kind="realtime" />;
}
