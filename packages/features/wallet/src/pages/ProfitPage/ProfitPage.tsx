import { ProfitReport } from '../../components/ProfitReport/ProfitReport';
import { useProfit } from '../../model/useProfit';

/** Profit and loss (WAL-04). */
export default function ProfitPage() {
  return <ProfitReport {...useProfit()} />;
}
