import ContractsPage from './ContractsPage';

/** Dividend contracts and what they paid. */
export default function DividendPage() {
  return <ContractsPage kind="dividend" />;
}
