import type { GoodBrand } from '../useStudio';
import type { useOpponent } from './opponents';

interface ChangesReportProps {
  good: GoodBrand;
  compared: ReturnType<typeof useOpponent>;
}

/** What differs between two brands. */
export function ChangesReport({ good, compared }: ChangesReportProps) {
  return (
    <p>
      {good.values.name} {compared.id}
    </p>
  );
}
