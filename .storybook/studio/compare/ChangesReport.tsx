import { EmptyState } from '@parlour/design-system/EmptyState';
import { Select } from '@parlour/design-system/Select';
import * as S from '../report/report.styles';
import type { GoodBrand } from '../useStudio';
import { ChangeTables } from './ChangeTables';
import { compareBrands } from './compareBrands';
import type { useOpponent } from './opponents';

interface ChangesReportProps {
  good: GoodBrand;
  compared: ReturnType<typeof useOpponent>;
}

/** What differs between two brands: what was set, the tokens that follow from it, and how well they are read. */
export function ChangesReport({ good, compared }: ChangesReportProps) {
  const { opponent } = compared;
  const comparison = opponent === null ? null : compareBrands(opponent.brand, good.brand);
  // Everything else follows from the values.
  const isSame = comparison?.values.length === 0;
  return (
    <S.Report>
      <S.Against>
        <Select
          label="What changed from"
          options={compared.options}
          value={compared.id}
          onChange={({ target }) => compared.choose(target.value)}
        />
      </S.Against>
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
