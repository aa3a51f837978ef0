import { BetRecords } from '../../components/BetRecords/BetRecords';
import { useBets } from '../../model/useBets';

/** The betting record (WAL-04). */
export default function BettingRecordPage() {
  return <BetRecords {...useBets()} />;
}
