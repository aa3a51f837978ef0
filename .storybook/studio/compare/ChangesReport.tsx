import { EmptyState } from '@parlour/design-system/EmptyState';
import * as S from '../report/report.styles';
import type { GoodBrand } from '../useStudio';
import { ChangeTables } from './ChangeTables';
import { compareBrands } from './compareBrands';
import { OpponentSelect } from './OpponentSelect';
import type { Compared } from './opponents';

interface ChangesReportProps {
  good: GoodBrand;
  compared: Compared;
}

/** What differs between two brands: what was set, the tokens that follow from it, and how well they are read. */
export function ChangesReport({ good, compared }: ChangesReportProps) {
  const { opponent } = compared;
  const comparison = opponent === null ? null : compareBrands(opponent.brand, good.brand);
  // Everything else follows from the values.
  const isSame = comparison?.values.length === 0;
  return (
    <S.Report>
      <OpponentSelect label="What changed from" compared={compared} />
      {opponent === null || comparison === null ? (
        <EmptyState title="Nothing to compare with">
          Choose a brand above, press &quot;Keep as A&quot; before you change something, or read one
          from a file.
        </EmptyState>
      ) : isSame ? (
        <EmptyState title="Both brands are the same">
          Every value of {opponent.name} is that of {good.values.name}.
        </EmptyState>
      ) : (
        <ChangeTables comparison={comparison} from={opponent.name} to={good.values.name} />
      )}
    </S.Report>
  );
}
