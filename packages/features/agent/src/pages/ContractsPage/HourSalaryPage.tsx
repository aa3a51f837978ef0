import ContractsPage from './ContractsPage';

/** Hourly salaries. */
export default function HourSalaryPage() {
  return <ContractsPage kind="hourly" />;
}
